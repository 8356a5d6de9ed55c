import { locale } from './locale.ts'

export const poland = locale({
  country: 'Poland',
  ending: 'pl',
  phone: '+48 22 ### ## ##',
  mobile: '+48 60# ### ###',
  given: `Łucja Stanisław Bożena Świętosław Grażyna Wawrzyniec Małgorzata Żaneta Bogumił Kazimierz Jagoda Zbigniew Halszka Mścisław Róża Ściborz Wanda Gniewko
    Danuta Jędrzej Elżbieta Błażej`,
  family: `Wójtowicz Gołąb Dąbek Kędzior Łoś Żmuda Świerczek Pająk Źrebiec Ćwiklik Nóżka Jeżyk Śliwa Mróz Gąsior Kołodziej Wróbel Drożdż Rzepka Zając Krótki Wąs`,
  stems: `Jaskółka Białobrzeg Złotolas Źródło Świt Kasztan Łąka Zorza Bursztyn Modrzew Wiatrak Dębowy_Dwór Jaśmin Mgła`,
  trades: 'Biblioteka Przychodnia Muzeum Szkoła Piekarnia Sklep Podróże Muzyka Teatr Wydawnictwo Fotografia Drukarnia Serwery Tłumaczenia',
  cities: 'Kraków:30-### Łódź:90-### Gdańsk:80-### Wrocław:50-### Poznań:60-###',
  streets: 'ul._Długa ul._Świętej_Anny pl._Wolności ul._Ogrodowa al._Lipowa ul._Wąska ul._Młyńska',
  titles: 'Dyrekcja Dział_zakupów Koordynacja_projektów Komunikacja Księgowość',
  company: (stem, trade) => `${trade} ${stem}`,
})

export const turkey = locale({
  country: 'Türkiye',
  ending: 'com.tr',
  phone: '+90 212 ### ## ##',
  mobile: '+90 532 ### ## ##',
  given: `Çiğdem Ömer Gülşen Uğur Işıl Tuğrul Şebnem Özgür Nilüfer Çağlar Ayşegül Doğan Şükran İlker Müjde Barış Özlem Gökhan Süheyla Kağan Yağmur Oğuz`,
  family: `Çelebi Öztürkmen Şahinler Güneş Akıncı Işıldak Ürgüplü Kılıçoğlu Taşdemir Yüceler Değirmenci Karagöz Bağcı Sönmez Ünver Çakır Altınok Gökçe Şimşek Tuğcu`,
  stems: `Yıldız Gündoğdu Mavi_Deniz Çınaraltı Kırlangıç Şafak Boğaziçi Gelincik Zümrüt Martı Ihlamur Kuzey Taşköprü Söğüt`,
  trades: 'Kütüphane Sağlık Müze Okul Fırın Mağaza Seyahat Müzik Tiyatro Yayınları Fotoğraf Matbaa Sunucu Çeviri',
  cities: 'İstanbul:34### İzmir:35### Eskişehir:26### Muğla:48### Çanakkale:17###',
  streets: 'İstiklal_Caddesi Çiçek_Sokak Gül_Sokak Liman_Caddesi Cumhuriyet_Meydanı Değirmen_Yolu Köprü_Sokak',
  titles: 'Genel_müdür Satın_alma_sorumlusu Proje_yöneticisi İletişim_sorumlusu Muhasebe',
  address: (street, number) => `${street} No: ${number}`,
})

export const vietnam = locale({
  country: 'Vietnam',
  ending: 'vn',
  phone: '+84 24 #### ####',
  mobile: '+84 90 ### ####',
  given: `Thị_Hoa Văn_Đức Thu_Hằng Quốc_Bảo Mỹ_Linh Đình_Phúc Ngọc_Ánh Hữu_Nghĩa Thanh_Trúc Minh_Khôi Bích_Ngọc Gia_Huy Kim_Yến Xuân_Trường Diệu_Huyền Anh_Tú
    Phương_Thảo Đăng_Khoa Tường_Vy Bảo_Sơn`,
  family: `Nguyễn Trần Lê Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý Đoàn Đinh Trịnh Mạc`,
  stems: `Bình_Minh Hoa_Sen Sông_Hồng Ánh_Trăng Mùa_Xuân Thành_Đô Hạ_Long Đất_Việt Cánh_Buồm Sao_Mai Biển_Xanh Trúc_Lâm Phố_Cổ Lạc_Hồng Gió_Nam Mây_Trắng
    Tre_Xanh Phù_Sa Cầu_Vồng Đồng_Quê Suối_Mơ Hương_Lúa Chim_Én Núi_Đôi Ngọc_Lan Hải_Đăng Thuyền_Giấy Đồi_Chè Sương_Mai Bến_Đò`,
  trades: 'Thư_viện Phòng_khám Bảo_tàng Trường_học Quán_ăn Cửa_hàng Du_lịch Âm_nhạc Sân_khấu Nhà_sách Ảnh_viện In_ấn Máy_chủ Dịch_thuật',
  cities: 'Hà_Nội:10#### Huế:53#### Đà_Nẵng:55#### Cần_Thơ:94#### Hội_An:56####',
  streets: 'phố_Hàng_Bạc đường_Lê_Lợi đường_Trần_Phú ngõ_Huyện phố_Huế đường_Hoa_Lư phố_Nhà_Thờ',
  titles: 'Giám_đốc Trưởng_phòng Quản_lý_dự_án Truyền_thông Kế_toán_trưởng',
  whole: (given, family) => `${family} ${given}`,
  familyFirms: false,
  company: (stem, trade) => `${trade} ${stem}`,
  address: (street, number) => `${number} ${street}`,
})

export const nigeria = locale({
  country: 'Nigeria',
  ending: 'ng',
  phone: '+234 1 ### ####',
  mobile: '+234 803 ### ####',
  given: `Ọmọlará Chukwuemeka Títílayọ̀ Ikenna Fọláṣadé Obinna Ngọzi Bọ́lájí Nkechi Adéwálé Ifeọma Túnjí Amarachi Ṣẹ́gun Zainab Uchenna Yéwándé Danjuma Abẹ́ní Kelechi Halima Ọláolú`,
  family: `Adéyẹmí Okafor Ọlátúnjí Nwosu Bánkọ́lé Eze Ìdòwú Onyekachi Fálànà Achebeh Bello Ògúnṣọlá Umeh Ṣóyẹmí Danladi Àjàyí Ibekwe Láwal Nnamdi Ọ̀ṣun`,
  stems: `Irókò Harmattan Savannah Baobab Kolanut Lagoon Oríṣun Sunrise Udala Palmgrove Àṣà Kingfish Mangrove Talking_Drum`,
  trades: 'Library Clinic Museum Academy Foods Stores Travels Sounds Stage Books Pictures Press Hosting Languages',
  cities: 'Lagos:10####:Lagos Ìbàdàn:20####:Oyo Enugu:40####:Enugu Kano:70####:Kano Abẹ́òkúta:11####:Ogun',
  streets: 'Marina_Road Broad_Street Unity_Close Palm_Avenue Market_Street Station_Road Independence_Way',
  titles: 'Chief_operating_officer Head_of_partnerships Project_lead Brand_lead Accountant',
  address: (street, number) => `${number} ${street}`,
})
