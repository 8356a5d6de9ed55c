import { locale } from './locale.ts'

export const lebanon = locale({
  country: 'Lebanon',
  ending: 'com.lb',
  phone: '+961 1 ### ###',
  mobile: '+961 70 ### ###',
  given: `سلمى/salma كريم/karim رنا/rana فادي/fadi هبة/hiba زياد/ziad مايا/maya وسام/wissam نور/nour باسل/bassel جمانة/joumana طارق/tarek ريم/rim عماد/imad
    لينا/lina أنور/anwar دانا/dana مروان/marwan سحر/sahar رامي/rami`,
  family: `الخوري/khoury حداد/haddad نصار/nassar صليبا/saliba شديد/chedid الحلبي/halabi عيسى/issa فرح/farah مراد/mourad سلامة/salameh غانم/ghanem داغر/dagher
    رحال/rahhal البستاني/boustani شمعون/shamoun قاسم/kassem زيدان/zeidan جبران/gebran طنوس/tannous منصور/mansour`,
  stems: `الأرز/arz النجمة/najma الياسمين/yasmine البحر/bahr الفجر/fajr السنونو/sounounou الميناء/mina الجسر/jisr الزيتون/zaitoun القمر/qamar النبع/nabaa
    الرمان/roumman الربيع/rabih المنارة/manara الشراع/shiraa الغيم/ghaim الكرمل/karmel الوادي/wadi السنديان/sindian الندى/nada النسيم/nassim الجبل/jabal
    الشرفة/shorfa البيدر/baydar المرسى/marsa الصباح/sabah القنديل/qandil الورد/ward الحبر/hibr الطيف/tayf`,
  trades: `مكتبة/maktabat عيادة/iyadat متحف/mathaf مدرسة/madrasat مخبز/makhbaz متجر/matjar رحلات/rihlat موسيقى/mousiqa مسرح/masrah دار_نشر/dar تصوير/taswir
    مطبعة/matbaa استضافة/istidafa ترجمة/tarjama`,
  cities: 'بيروت/beirut:#### طرابلس/tripoli:1300 صيدا/saida:1600 زحلة/zahle:1801 جبيل/byblos:1401',
  streets: 'شارع_الحمرا شارع_الأرز ساحة_النجمة شارع_المرفأ طريق_البحر درج_الفن شارع_بلس',
  titles: 'الإدارة_العامة مدير_المبيعات إدارة_المشاريع التواصل المحاسبة',
  familyFirms: false,
  company: (stem, trade) => `${trade} ${stem}`,
})

export const morocco = locale({
  country: 'Morocco',
  ending: 'ma',
  phone: '+212 5## ## ## ##',
  mobile: '+212 6## ## ## ##',
  given: `فاطمة_الزهراء/fatima-zahra يوسف/youssef خديجة/khadija إدريس/driss غيثة/ghita عثمان/othmane نادية/nadia المهدي/mehdi سكينة/soukaina أيوب/ayoub
    إلهام/ilham رشيد/rachid مريم/meryem حمزة/hamza لطيفة/latifa زكرياء/zakaria أسماء/asmae نبيل/nabil هاجر/hajar بلال/bilal`,
  family: `العلوي/alaoui بنجلون/benjelloun الفاسي/fassi برادة/berrada الشرقاوي/cherkaoui التازي/tazi بنيس/bennis الإدريسي/idrissi لحلو/lahlou السباعي/sebai
    الودغيري/ouadghiri كنون/guennoun أمزيان/ameziane بوعزة/bouazza الراشدي/rachidi الوزاني/ouazzani زروال/zeroual الناصري/naciri حجي/hajji مكوار/mekouar`,
  stems: `الأطلس/atlas الريف/rif أركان/argane الواحة/waha الزليج/zellij النخيل/nakhil الساحل/sahel الرياض/riad البوغاز/boughaz القصبة/kasbah الزعفران/zaafrane
    المحيط/mouhit السوق/souk اللقلاق/laqlaq الينبوع/yanbou الشمس/chams الصومعة/sawmaa الأقحوان/oqhouan الفنار/fanar البرتقال/bourtouqal الحمام/hamam
    المرجان/marjane الأندلس/andalous الحصن/hisn السهل/sahl القنطرة/qantara النعناع/naanaa المدينة/medina الرمل/raml الضفة/diffa`,
  trades: `خزانة/khizana مصحة/masaha متحف/mathaf معهد/maahad مخبزة/makhbaza متجر/matjar أسفار/asfar أنغام/angham مسرح/masrah منشورات/manchourat صور/souwar
    مطبعة/matbaa خوادم/khawadim ترجمان/tourjoman`,
  cities: 'الرباط/rabat:10### فاس/fes:30### مراكش/marrakech:40### طنجة/tanger:90### الصويرة/essaouira:44###',
  streets: 'شارع_محمد_الخامس زنقة_الأطلس شارع_الحسن_الثاني درب_السلطان زنقة_الورود ساحة_الأمم طريق_الشاطئ',
  titles: 'الإدارة_العامة مسؤول_المشاريع المشتريات التواصل المحاسبة',
  familyFirms: false,
  company: (stem, trade) => `${trade} ${stem}`,
})

export const israel = locale({
  country: 'Israel',
  ending: 'co.il',
  phone: '+972 3 ### ####',
  mobile: '+972 52 ### ####',
  given: `נועה/noa איתן/eitan תמר/tamar יואב/yoav שירה/shira אלון/alon מיכל/michal עומר/omer יעל/yael גיא/guy רותם/rotem דוד/david הילה/hila אסף/assaf
    אורנה/orna ניר/nir ליאת/liat עידו/ido דפנה/dafna רועי/roi`,
  family: `כהן/cohen לוי/levi מזרחי/mizrahi פרץ/peretz ביטון/biton אברהם/avraham שפירא/shapira גולן/golan רוזן/rozen אלמוג/almog ברקוביץ/berkovich כץ/katz
    שלום/shalom דיין/dayan נבון/navon סגל/segal הראל/harel אשכנזי/ashkenazi טל/tal יפה/yaffe`,
  stems: `הגליל/galil שקמה/shikma רימון/rimon כרמל/carmel אלומה/aluma הנמל/namal זית/zait אופק/ofek נחשול/nachshol סביון/savyon הדרים/hadarim צוקית/zukit
    מגדלור/migdalor ענבל/inbal`,
  trades: `ספריית/sifriyat מרפאת/mirpaat מוזיאון/museum מכללת/michlelet מאפיית/maafiyat חנות/hanut מסעות/masaot צלילי/tzlilei תיאטרון/teatron הוצאת/hotzaat
    צילום/tzilum דפוס/dfus שרתי/sharatei תרגומי/targumei`,
  cities: 'תל_אביב/tel-aviv:6###### חיפה/haifa:3###### ירושלים/jerusalem:9###### באר_שבע/beer-sheva:8###### עכו/akko:24#####',
  streets: 'הרצל הנמל ביאליק הגפן שדרות_הדקל דרך_יפו הזית',
  titles: 'הנהלה ניהול_פרויקטים רכש תקשורת הנהלת_חשבונות',
  company: (stem, trade) => `${trade} ${stem}`,
})
