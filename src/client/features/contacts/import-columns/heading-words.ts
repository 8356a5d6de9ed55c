import type { Kind, Part } from './file-fields.ts'

/**
 * The words of headings, in English, German, French, Spanish, Italian, Portuguese, Dutch, the languages of Scandinavia, Polish, Czech, Hungarian, Romanian, Finnish, Turkish, Greek, Russian,
 * Ukrainian, Hebrew, Arabic, Persian, Chinese, Japanese and Korean. A star stands for more letters. The first line that has a word of the heading counts.
 */
export const partWords: readonly [Part, string][] = [
  [
    'out',
    `angezeigter name, nombre de pantalla, proxy addresses, tipo de correo*, type de messagerie, type d'adresse, birth year, birth month, size, revenue, umsatz, chiffre d'affaires, industry, branche, employees, number of, count, open deals, won deals, lost deals, closed deals, organization people, company type, account type, organization type, contact type, customer type, kundennummer, kundennr, prefix, suffix, salutation, anrede, briefanrede, civilite, tratamiento, titolo di cortesia, aanhef, oslovení, обращение, nickname, spitzname, surnom, apodo, phonetic, yomi, ふりがな, フリガナ,
    よみがな, 拼音, display, anzeigename, formatted, po box, box, postfach, extended, domain, department, abteilung, service, departamento, reparto, afdeling, avdeling, avdelning, dział, oddělení, отдел, 部门, 部門,
    部署, 부서, id, ids, owner, created*, create, updated, modified, assistant*, asst, manager*, spouse, ip, initials, initialen, instant messenger, im*address, im, twitter, skype, custom field, relation,
    opt out, referred by, connected on, activity, last contacted, lead status, lead source, mileage, billing information, directory server, government id, internet free busy, user *, office location, photo, pager*, telex,
    callback, display name, status`,
  ],
  ['middle', 'middle name, additional name, zweiter vorname, deuxième prénom, segundo nombre, secondo nome, отчество, по батькові'],
  [
    'first',
    `eesnimi, vārds, vardas, tên đệm và tên, nama depan, पहला नाम, first name, firstname, given name, forename, vorname*, rufname, prénom*, nombre de pila, nome proprio, primeiro nome, voornaam, förnamn, fornavn, etunimi, imię, křestní jméno, keresztnév, utónév,
    prenume, ön ad*, ad, adı, имя, ім'я, ім’я, име, κύριο όνομα, 名字, 名, 이름, שם פרטי, الاسم الأول, الاسم الشخصي, نام کوچک`,
  ],
  [
    'last',
    `prezime, priimek, презиме, cognom*, perekonnanimi, uzvārds, pavardė, nama belakang, nama keluarga, उपनाम, कुलनाम, นามสกุล, last name, lastname, family name, surname, second name, nachname, familienname, zuname, nom de famille, apellido*, primer apellido, cognome, sobrenome, apelido, último nome, achternaam, familienaam, efternamn,
    etternavn, efternavn, sukunimi, nazwisko, příjmení, priezvisko, vezetéknév, családnév, nume de familie, soyad*, soyisim, фамилия, прізвище, επώνυμο, επίθετο, 姓氏, 姓, 苗字, 성, 성씨, שם משפחה, اسم العائلة, اللقب, الكنية, نام خانوادگی`,
  ],
  [
    'e-mail',
    `е пошта, correu*, e past*, el pašt*, surel, emel, ईमेल, อีเมล, อีเมล์, e mail*, email*, mail, mailadresse, courriel*, mél, adresse électronique, correo*, posta elettronica, e post*, epost*, sähköposti*, poczta*, e posta*, eposta*, эл почта, электронная почта, почта,
    електронна пошта, пошта, имейл, ηλεκτρονικό ταχυδρομείο, メール*, 邮箱, 电子邮件, 电邮, 電子郵件, 電郵, 信箱, 이메일*, 메일*, 전자우편, דוא"ל, דואל, אימייל, מייל, البريد الإلكتروني, البريد, بريد إلكتروني, الإيميل, ایمیل, پست الکترونیک*`,
  ],
  [
    'phone',
    `mobitel*, mòbil, mobiil*, tālrun*, mobilais*, mobilusis*, điện thoại*, số điện thoại, di động, số di động, telepon*, ponsel, no hp, फ़ोन, फोन, मोबाइल, โทรศัพท์, เบอร์โทร, เบอร์โทรศัพท์, มือถือ, *phone*, telephone, fax*, telefax*, mobile, mobil, mobiel, mobiltelefon*, mobilnummer, cell*, tel, tel nr, telefon*, téléphone*, teléfono*, telefono*, telefone*, telefoon*, puhelin*, handy*, handynummer, gsm, natel, portable,
    móvil, celular, cellulare, telemóvel, komórk*, komórkowy, cep telefon*, cep tel, cep no, телефон*, мобильный*, мобільний*, факс, моб, тел, τηλέφωνο*, κινητό*, 電話*, 电话*, 手机*, 手機*, 携帯*, 传真, 傳真, 전화*, 휴대폰*, 휴대전화*, 핸드폰*, 팩스, טלפון*, נייד, פקס, الهاتف, هاتف*, رقم الهاتف, الجوال, جوال, المحمول, الفاكس, تلفن*, موبایل*, همراه, تلفن همراه, فکس`,
  ],
  [
    'website',
    `website*, web site, web page, webpage, web, url, homepage, home page, internet, webseite, site web, site internet, site, página web, sitio web, sito*, hemsida, hjemmeside, verkkosivu*, strona www, www, strona internetowa,
    webové stránky, weboldal, honlap, web sitesi, сайт*, веб сайт, ιστοσελίδα, ウェブサイト, ホームページ, 网站, 网址, 網站, 網址, 웹사이트, 홈페이지, אתר*, الموقع, الموقع الإلكتروني, وب سایت, وبسایت`,
  ],
  [
    'zip',
    `poštanski broj, poštna številka, поштански број, пощенски код, postiindeks, pasta indekss, pašto kodas, mã bưu điện, kode pos, poskod, पिन कोड, รหัสไปรษณีย์, *postal code, *postalcode, zip*, postal, postcode, post code, post c, plz, postleitzahl, code postal, cp, código postal, cap, cep, código de endereçamento postal, postnr, postnummer, postinumero, kod pocztowy, psč,
    irányítószám, cod poștal, posta kodu, индекс, почтовый индекс, поштовий індекс, ταχυδρομικός κώδικας, τκ, 郵便番号, 邮编, 邮政编码, 郵遞區號, 우편번호, מיקוד, الرمز البريدي, کد پستی`,
  ],
  [
    'city',
    `grad, населено място, població, linn, pilsēta, miestas, thành phố, kota, bandar, शहर, เมือง, จังหวัด, *city, town, locality, ort, stadt, wohnort, ville, commune, ciudad, población, localidad, città, comune, cidade, stad, woonplaats, plaats, postort, poststed, by, kaupunki, miasto, miejscowość, město, obec, város,
    település, oraș, oraş, localitate, şehir, il, город, місто, град, πόλη, 市, 市区町村, 都市, 城市, 도시, עיר, المدينة, مدينة, شهر`,
  ],
  [
    'country',
    `država, riik, valsts, šalis, quốc gia, negara, देश, ประเทศ, *country*, land, staat, pays, país, paese, nazione, maa, kraj, państwo, země, stát, ország, țară, ţară, ülke, страна, країна, държава, χώρα, 国, 国名, 国家, 國家, 국가, 나라, מדינה, ארץ, البلد, الدولة, کشور`,
  ],
  [
    'state',
    `*state, state*province, region, province, county, bundesland, kanton, canton, région, département, provincia, comunidad autónoma, regione, estado, provincie, län, fylke, maakunta, województwo, kraj region,
    megye, județ, ilçe, область, регион, край, νομός, 都道府県, 省, 省份, 州, 시도`,
  ],
  [
    'street',
    `adresa, ulica, улица, adreça, carrer, aadress, adrese, iela, gatvė, địa chỉ, đường, alamat, jalan, पता, ที่อยู่, *street*, address*, strasse*, straße*, str, anschrift, adresse*, rue, voie, dirección*, calle, domicilio, indirizzo, via, endereço, morada, rua, adres*, straat, gata, gatuadress, adress, vej, vei, osoite,
    katuosoite, ulica, ulice, cím, utca, adresă, strada, sokak, адрес*, улица, вулиця, адреса, διεύθυνση, οδός, 住所*, 地址, 街道, 番地, 주소*, 도로명, כתובת*, רחוב, العنوان, عنوان, الشارع, آدرس, نشانی, خیابان`,
  ],
  [
    'birthday',
    `datum rođenja, rođendan, rojstni datum, рођендан, датум рођења, рожден ден, data de naixement, sünnikuupäev, sünnipäev, dzimšanas*, gimimo*, ngày sinh, sinh nhật, tanggal lahir, tarikh lahir, जन्म*, วันเกิด, birthday*, birth*, date of birth, dob, geburtstag, geburtsdatum, geb datum, anniversaire, date de naissance, naissance, né le, cumpleaños, fecha de nacimiento, nacimiento, compleanno, data di nascita, aniversário,
    data de nascimento, nascimento, verjaardag, geboortedatum, födelsedag*, födelsedatum, fødselsdag, fødselsdato, bursdag, syntymäpäivä, syntymäaika, urodziny, data urodzenia, narozeniny, datum narození, születésnap, születési
    dátum, data nașterii, doğum*, день рождения, дата рождения, дата народження, день народження, рождение, γενέθλια, ημερομηνία γέννησης, 生日, 出生日期, 誕生日, 生年月日, 생일, 생년월일, תאריך לידה, יום הולדת, تاريخ الميلاد, عيد الميلاد, تاریخ تولد, تولد`,
  ],
  [
    'anniversary',
    'anniversary, jahrestag, hochzeitstag, anniversaire de mariage, aniversario, anniversario, jubileum, årsdag, rocznica, výročí, годовщина, 纪念日, 記念日, 기념일',
  ],
  ['date', 'event'],
  [
    'title',
    `titre, delovno mesto, radno mjesto, càrrec, amet, ametikoht, amats, pareigos, chức vụ, chức danh, jabatan, jawatan, पद, ตำแหน่ง, job*, title, position, role, occupation, profession, beruf, funktion, stelle, berufsbezeichnung, stellung, fonction, poste, profession, cargo, puesto, ocupación, qualifica, mansione, posizione, ruolo, função, functie,
    titel, befattning, stilling, yrke, titteli, ammatti, tehtävä, stanowisko, pozice, funkce, beosztás, munkakör, funcție, funcţie, unvan, görev, pozisyon, должность, посада, длъжност, θέση, ιδιότητα, 役職, 肩書き*, 职位,
    职务, 職位, 職稱, 직책, 직함, 직위, תפקיד, المسمى الوظيفي, الوظيفة, المنصب, سمت, عنوان شغلی`,
  ],
  [
    'company',
    `accounts, organizaci*, organización, organizzazione, organização, organisatie, organisasjon, organizacja, tvrtka, poduzeće, preduzeće, предузеће, podjetje, ettevõte, uzņēmums, įmonė, công ty, perusahaan, syarikat, कंपनी, บริษัท, company*, companies, account name, accountname, account, organization*, organisation*, employer, firma*, firmen*, unternehmen, betrieb, société, entreprise, raison sociale, empresa*, compañía, azienda, società, ditta, bedrijf*,
    företag*, virksomhed, selskap, bedrift, yritys, spółka, společnost, cég*, vállalat, compania, companie, firmă, şirket*, kurum, компания*, фирма, организация, компанія, підприємство, εταιρεία, εταιρία, επιχείρηση, 会社*,
    勤務先, 公司*, 单位, 單位, 企业, 회사*, 기업, חברה, ארגון, الشركة, شركة, المؤسسة, شرکت, سازمان`,
  ],
  [
    'tags',
    `oznake, ознаке, sildid, birkas, žymos, nhãn, टैग, แท็ก, tag, tags, categor*, label, labels, group, groups, group membership, keywords, kategorie*, gruppe*, schlagw*, catégorie*, étiquette*, groupe*, etiqueta*, grupo*, categoria*, gruppo, categorie*, groep*, grupp*,
    ryhmä*, grupa, skupina*, štítky, címkék, csoport, etichete, etiket*, grup*, теги, метки, группа, группы, категория, мітки, ετικέτες, ομάδα, タグ*, グループ, ラベル, 标签, 標籤, 分组, 群組, 태그*, 그룹, תגיות, تصنيفات, برچسب*`,
  ],
  [
    'background',
    `bilješke, napomen*, opombe, белешке, märkused, piezīmes, pastabos, ghi chú, catatan, टिप्पणी, หมายเหตุ, note*, background, description, comment*, remark*, about, notiz*, bemerkung*, kommentar*, anmerkung*, hinweis*, beschreibung, remarque*, commentaire*, notas, nota, observaciones, comentario*, osservazioni, commenti,
    observações, comentários, opmerking*, notitie*, anteckning*, notat*, merknad*, muistiinpano*, huomautus*, lisätiedot, uwagi, notatka*, notatki, poznámk*, megjegyzés*, jegyzet*, observații, notă, notlar, açıklama,
    заметки*, примечани*, комментари*, нотатки, примітк*, коментар*, бележки, σημειώσεις, σχόλια, メモ, 備考, 备注*, 備註*, 메모, 비고, הערות, הערה, ملاحظات, ملاحظة, یادداشت*, توضیحات`,
  ],
  [
    'full',
    `full name, fullname, contact name, customer name, client name, file as, vollständiger name, nom complet, nom et prénom, nombre completo, nombre y apellidos, nome completo, volledige naam, fullständigt namn,
    fulde navn, fullt navn, koko nimi, imię i nazwisko, jméno a příjmení, teljes név, nume complet, ad soyad, adı soyadı, isim soyisim, фио, ф и о, піб, полное имя, ονοματεπώνυμο, 姓名, 氏名, 全名, 성명, שם מלא, الاسم الكامل, نام کامل, نام و نام خانوادگی`,
  ],
]

/** The words for a name alone: a full name, or what is missing beside a column of first or last names. */
export const nameWords = `ime, nimi, nama, नाम, ชื่อ, name, contact, client, customer, kunde, kontakt, nom, nombre, nome, naam, namn, navn, nimi, jméno, meno, név, nume, isim, имя, ім'я, име, όνομα, 名前, 이름, ad, имя клиента, person name, שם, الاسم, اسم, نام`

/** Headings that mean a field only alone: as a part of another heading they say something else. */
export const wholeHeadings: readonly [Part, string][] = [
  ['first', 'first, given, tên'],
  ['last', 'last, family, họ'],
  ['e-mail', 'user principal name'],
  ['website', 'company domain name, company domain'],
  [
    'full',
    `ansprechpartner, ansprechpartnerin, ansprechperson, kontaktperson, contact person, primary contact, main contact, interlocuteur, interlocutrice, persona de contacto, contacto, pessoa de contato, pessoa de contacto, contato, referente, contactpersoon,
    kontaktperson, osoba kontaktowa, kontaktní osoba, kapcsolattartó, persoană de contact, ilgili kişi, yetkili kişi, контактное лицо, контактна особа, 联系人, 聯絡人, 담당자, איש קשר, جهة الاتصال`,
  ],
]

/** Headings of full names that have the last name first. */
export const lastFirstWords = `фио, ф и о, піб, п і б, teljes név, họ tên, họ và tên, last name first name, last first, surname name, name vorname, nachname vorname, nom prénom, nom et prénom, nom prénoms, cognome nome, cognome e nome, apellidos nombre,
  apellidos y nombre, achternaam voornaam, nazwisko i imię, příjmení a jméno, 氏名, お名前, 担当者, 担当者名, ご担当者`

/** The words for the kind of an address or number, in headings and in the columns of kinds. */
export const kindWords: readonly [Kind, string][] = [
  ['fax', 'fax*, telefax*, *fax, факс, פקס, الفاكس, فکس, 传真, 傳真, ファックス, 팩스'],
  [
    'mobile',
    `mobitel*, mòbil, mobiil*, mobilais*, mobilusis*, di động, số di động, ponsel, मोबाइल, มือถือ, mobile*, mobil*, mobiel, *mobile, cell*, iphone, i phone, handy*, gsm, natel, portable, móvil, celular, cellulare, telemóvel, komórk*, komórkowy, matkapuhelin*, cep telefon*, cep tel, cep no, мобильный*, мобільний*, моб, κινητό*, נייד, الجوال, جوال, المحمول, موبایل*, همراه, 手机*, 手機*, 携帯*,
    휴대폰*, 휴대전화*, 핸드폰*`,
  ],
  [
    'home',
    'home, home*phone, abitazione, private, privat*, domicile, casa, particular, thuis, hem, hjem, koti, dom*, domů, otthon*, ev, домашний*, домашній*, дом, σπίτι, 住宅, 家庭, 自宅, 집, 자택',
  ],
  [
    'personal',
    'personal, secondary, personnel*, perso, personale, pessoal, persoonlijk, osobist*, osobní, kişisel, личный, личная, особистий, 个人, 個人, 개인',
  ],
  [
    'other',
    'other*, shipping, delivery, liefer*, versand*, livraison, envío, entrega, spedizione, consegna, levering*, leverans*, dostaw*, доставк*, 配送*, お届け先, sonstige*, weitere*, autre*, otro*, otra*, altro, outro*, overig*, övrig*, annet, andet, muu, inn*, jiný, egyéb, diğer, другой*, другая, інш*, 其他, その他, 기타',
  ],
  [
    'work',
    'business, work*, company, office, main, mailing*, geschäft*, dienst*, büro, arbeit, professionnel*, bureau, travail, trabajo, oficina, lavoro, ufficio, trabalho, werk, zakelijk, arbete, jobb, arbejde, työ, praca, służbow*, práce, munka*, iş*, рабочий*, робочий*, εργασία, 工作, 单位, 勤務先, 会社, 직장, 회사',
  ],
]
