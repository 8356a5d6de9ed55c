import { locale } from './locale.ts'

export const ukraine = locale({
  country: 'Ukraine',
  ending: 'ua',
  phone: '+380 44 ### ## ##',
  mobile: '+380 67 ### ## ##',
  given: `Соломія/solomiia Тарас/taras Любов/liubov Остап/ostap Зоряна/zoriana Ярема/yarema Оксана/oksana Богдан/bohdan Мирослава/myroslava Юрій/yurii
    Христина/khrystyna Назар/nazar Надія/nadiia Петро/petro Уляна/uliana Данило/danylo Ірина/iryna Андрій/andrii Злата/zlata Гліб/hlib`,
  family: `Бондаренко/bondarenko Кравчук/kravchuk Мельник/melnyk Ткаченко/tkachenko Гнатюк/hnatiuk Яремчук/yaremchuk Лисенко/lysenko Швець/shvets
    Панченко/panchenko Довгань/dovhan Щербак/shcherbak Гончар/honchar Коваль/koval Журба/zhurba Стельмах/stelmakh Савчук/savchuk Марчук/marchuk Їжак/yizhak
    Зінченко/zinchenko Чумак/chumak`,
  stems: `Зоря/zoria Калина/kalyna Обрій/obrii Ластівка/lastivka Світанок/svitanok Дніпро/dnipro Джерело/dzherelo Барвінок/barvinok Маяк/maiak Смерека/smereka
    Веселка/veselka Поділ/podil Криниця/krynytsia Вітряк/vitriak`,
  trades: `Бібліотека/biblioteka Клініка/klinika Музей/muzei Школа/shkola Пекарня/pekarnia Крамниця/kramnytsia Мандри/mandry Музика/muzyka Театр/teatr
    Видавництво/vydavnytstvo Фотостудія/fotostudiia Друкарня/drukarnia Сервер/server Переклад/pereklad`,
  cities: 'Київ/kyiv:01### Львів/lviv:79### Одеса/odesa:65### Чернівці/chernivtsi:58### Полтава/poltava:36###',
  streets: 'вул._Садова вул._Шевченка пл._Ринок вул._Лесі_Українки просп._Свободи вул._Вишнева вул._Набережна',
  titles: 'Дирекція Керування_проєктами Закупівлі Комунікації Бухгалтерія',
  company: (stem, trade) => `${trade} «${stem}»`,
  address: (street, number) => `${street}, ${number}`,
})

export const serbia = locale({
  country: 'Serbia',
  ending: 'rs',
  phone: '+381 11 ### ####',
  mobile: '+381 64 ### ####',
  given: `Јелена/jelena Милош/milos Драгана/dragana Вук/vuk Љубица/ljubica Ђорђе/djordje Невена/nevena Жарко/zarko Снежана/snezana Огњен/ognjen Тијана/tijana
    Раденко/radenko Јована/jovana Страхиња/strahinja Анђела/andjela Бранко/branko Мирјана/mirjana Лазар/lazar Душица/dusica Урош/uros`,
  family: `Јанковић/jankovic Стојановић/stojanovic Ђурић/djuric Живковић/zivkovic Лукић/lukic Обрадовић/obradovic Шарић/saric Његић/njegic Павловић/pavlovic
    Ћосић/cosic Радић/radic Вуковић/vukovic Љубичић/ljubicic Милић/milic Тошић/tosic Бајић/bajic Грујић/grujic Крстић/krstic Нешић/nesic Пешић/pesic`,
  stems: `Ластавица/lastavica Зора/zora Липа/lipa Авала/avala Ветар/vetar Јавор/javor Кестен/kesten Месечина/mesecina Језеро/jezero Извор/izvor Гугутка/gugutka
    Невен/neven Дуња/dunja Мост/most`,
  trades: `Библиотека/biblioteka Ординација/ordinacija Музеј/muzej Академија/akademija Пекара/pekara Продавница/prodavnica Путовања/putovanja Музика/muzika
    Позориште/pozoriste Књига/knjiga Фотографија/fotografija Штампарија/stamparija Хостинг/hosting Преводи/prevodi`,
  cities: 'Београд/beograd:11### Нови_Сад/novi-sad:21### Ниш/nis:18### Суботица/subotica:24### Крагујевац/kragujevac:34###',
  streets: 'Змај_Јовина Кнеза_Милоша Дунавска Цара_Душана Гундулићев_венац Његошева Липова',
  titles: 'Директор Вођа_пројекта Набавка Комуникације Књиговодство',
  company: (stem, trade) => `${trade} ${stem}`,
})
