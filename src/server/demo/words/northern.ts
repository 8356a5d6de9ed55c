import { locale } from './locale.ts'

export const norway = locale({
  country: 'Norway',
  ending: 'no',
  phone: '+47 55 ## ## ##',
  mobile: '+47 9## ## ###',
  given: `Håkon Ragnhild Øyvind Tuva Sindre Åshild Eirik Maren Torbjørn Ylva Kjetil Solfrid Sjur Gunnhild Asbjørn Live Trygve Hedda Runar Oddny
    Vegard Synne Brage Ingvild Leif Turid`,
  family: `Haugland Bråten Sørli Nygård Tveiten Ødegaard Lunde Fossum Kvamme Rød Myhre Skogen Aasen Brekke Heggelund Ramberg Vikøren Sæther
    Løken Tangen Grønvold Steinsvik Moe Ulvestad Holmefjord`,
  stems: `Nordlys Havblikk Fjellgård Tindeveien Bryggen Sjøbris Lyngheim Vestkyst Granli Skjærgård Morgensol Bølgen Steinbru Hvalodden`,
  trades: 'Bibliotek Legesenter Museum Skole Kaffe Handel Reiser Musikk Teater Forlag Foto Trykkeri Drift Språk',
  cities: 'Bergen:50## Stavanger:40## Ålesund:60## Tromsø:90## Molde:64##',
  streets: 'Strandgata Kaigata Fjellveien Torvet Nygårdsgaten Havnegata Skolebakken',
  titles: 'Daglig_leder Rådgiver Prosjektleder Innkjøper Kontorleder',
})

export const sweden = locale({
  country: 'Sweden',
  ending: 'se',
  phone: '+46 8 ### ## ##',
  mobile: '+46 70 ### ## ##',
  given: `Åsa Göran Linnéa Björn Märta Östen Sölve Elsa Håkan Tove Ragnar Ylva Birger Saga Torsten Alva Sixten Ebba Malte Signe Folke Tyra Hjalmar Majken`,
  family: `Sjöström Åkerblom Hägglund Lövgren Björkman Öberg Nyqvist Malmsten Ekdahl Hellström Strömvall Ängquist Söderlind Bergfors Lagerholm
    Wiklander Fälth Grönberg Rosenlund Tidholm Västerlund Kvist`,
  stems: `Norrsken Björkhaga Skärgården Enebacken Söderängen Älvsborg Granris Tallkotten Midnatt Vintergatan Lärkan Blåklint Hamnkajen Ekeby`,
  trades: 'Bibliotek Vårdcentral Museum Folkhögskola Kafé Handel Resor Musik Teater Förlag Fotografi Tryckeri Drift Översättning',
  cities: 'Göteborg:41#_## Malmö:21#_## Umeå:90#_## Örebro:70#_## Växjö:35#_##',
  streets: 'Storgatan Hamngatan Kyrkogatan Åsvägen Trädgårdsgatan Skolgatan Björkstigen',
  titles: 'Verksamhetschef Projektledare Inköpare Kommunikatör Ekonom',
})

export const finland = locale({
  country: 'Finland',
  ending: 'fi',
  phone: '+358 9 ### ####',
  mobile: '+358 40 ### ####',
  given: `Väinö Aino Päivi Sampo Äänis Eeva Jyrki Tuuli Yrjö Lempi Oiva Säde Kalervo Hilja Toivo Impi Eero Venla Arvo Kielo Tapio Saimi Ilmo Marjatta`,
  family: `Mäkelä Hämäläinen Järvi Kettunen Löyttyniemi Pöllänen Väisänen Lehto Kärkkäinen Rönkkö Salmela Hyvönen Niittymäki Ylitalo Koskela Rantanen
    Särkkä Tuomela Vuori Jokinen Keränen Häkkilä`,
  stems: `Revontuli Koivula Kaarna Saaristo Lumikko Tyrsky Kanerva Halla Pihlaja Aamurusko Kielo Vanamo Kuusikko Meriranta`,
  trades: 'Kirjasto Terveys Museo Opisto Kahvila Kauppa Matkat Musiikki Teatteri Kustannus Kuvaamo Paino Palvelin Käännös',
  cities: 'Tampere:33### Turku:20### Oulu:90### Jyväskylä:40### Porvoo:06###',
  streets: 'Satamakatu Koulukatu Rantatie Kirkkokatu Mäkitie Puistokatu Torikatu',
  titles: 'Toimitusjohtaja Projektipäällikkö Myyntipäällikkö Tiedottaja Ostaja',
})

export const hungary = locale({
  country: 'Hungary',
  ending: 'hu',
  phone: '+36 1 ### ####',
  mobile: '+36 30 ### ####',
  given: `Zsófia Győző Ágnes Márton Ildikó Örs Csilla Gergő Piroska Ákos Réka Botond Emőke Szabolcs Tünde Zoltán Boglárka Levente Enikő Kálmán Dóra Áron`,
  family: `Szűcs Fülöp Kőszegi Bíró Halmos Gönczi Vörös Sárközi Lukács Erdős Pásztor Hajnal Kéri Dombóvári Zágoni Mészöly Bakos Ökrös Tárnok Szilágyi`,
  stems: `Hajnalcsillag Dunakanyar Gesztenye Füzes Hársfa Tündérkert Levendula Sólyom Kéményseprő Vadrózsa Mandula Kékhegy Nádas Szélkakas`,
  trades: 'Könyvtár Rendelő Múzeum Iskola Kávéház Áruház Utazás Zene Színház Kiadó Fotó Nyomda Tárhely Fordító',
  cities: 'Budapest:10## Szeged:67## Pécs:76## Győr:90## Debrecen:40##',
  streets: 'Fő_utca Kossuth_tér Malom_utca Akácfa_utca Rózsa_utca Vár_köz Híd_utca',
  titles: 'Ügyvezető Projektvezető Beszerző Kommunikációs_vezető Könyvelő',
  whole: (given, family) => `${family} ${given}`,
  address: (street, number) => `${street} ${number}.`,
})
