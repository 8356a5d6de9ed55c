import { describe, expect, it } from 'vitest'
import { isDealList } from './deal-headings.ts'
import { findHeadings, guessFields } from './guess-fields.ts'

const guess = (headings: string) => guessFields(headings.split(','), (column) => [`value ${column}`])

describe('the fields of columns', () => {
  it('are guessed for an export of HubSpot', () => {
    expect(
      guess('Record ID,First Name,Last Name,Email,Phone Number,Mobile Phone Number,Associated Company,Job Title,Website URL,Postal Code'),
    ).toEqual(['out', 'first', 'last', 'e-mail work', 'phone work', 'phone mobile', 'company', 'title', 'website work', 'zip work'])
    expect(guess('Street Address,City,State/Region,Country/Region,Date of birth,Contact owner,Lifecycle Stage')).toEqual([
      ...['street work', 'city work', 'state work', 'country work', 'birthday', 'out', 'out'],
    ])
  })

  it('are guessed for an export of Google', () => {
    expect(
      guess(
        'First Name,Middle Name,Last Name,Organization Name,Organization Title,Birthday,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value',
      ),
    ).toEqual(['first', 'middle', 'last', 'company', 'title', 'birthday', 'background', 'tags', 'out', 'e-mail work'])
    expect(guess('E-mail 2 - Value,Phone 2 - Value,Address 1 - Formatted,Address 1 - Street,Address 1 - Region,Address 2 - City')).toEqual([
      ...['e-mail personal', 'phone mobile', 'out', 'street work', 'state work', 'city home'],
    ])
  })

  it('are guessed for an export of Outlook', () => {
    expect(guess('E-mail Address,E-mail 2 Address,E-mail Display Name,Business Phone,Home Phone 2,Home Fax,Web Page,Categories')).toEqual([
      ...['e-mail work', 'e-mail personal', 'out', 'phone work', 'phone home', 'phone fax', 'website work', 'tags'],
    ])
    expect(guess('Business Street,Business Street 2,Home Postal Code,Business Country/Region,Anniversary')).toEqual([
      ...['street work', 'street work', 'zip home', 'country work', 'anniversary'],
    ])
  })

  it('take a name beside a last name as the first name', () => {
    expect(guess('Name,Last name')).toEqual(['first', 'last'])
    expect(guess('Name,Given Name,Family Name')).toEqual(['full', 'first', 'last'])
    expect(guess('Name,E-mail')).toEqual(['full', 'e-mail work'])
  })

  const guessIn = (columns: Record<string, string[]>) => guessFields(Object.keys(columns), (at) => Object.values(columns)[at] ?? [])

  it('are told from the values where the heading is not known or names something else', () => {
    expect(guessIn({ Nom: ['Luc'], 'Adresse de messagerie': ['luc@b.example'] })).toEqual(['full', 'e-mail work'])
    expect(guessIn({ Name: ['A'], Home: ['+46 70 5550103'], Work: ['046 555010'] })).toEqual(['full', 'phone home', 'phone work'])
    expect(guessIn({ Name: ['A'], Home: ['yes'], 'Lead owner': ['ada@engines.test'] })).toEqual(['full', 'out', 'out'])
    expect(guessIn({ '': ['Ada Byron'], ' ': ['ada@engines.test'] })).toEqual(['out', 'e-mail work'])
    expect(guessIn({ Name: ['A'], 'Company size': ['40'], 'Company reach': ['40'] })).toEqual(['full', 'out', 'out'])
  })

  it('are guessed for an export of Shopify, and of accounts of Salesforce', () => {
    expect(guess('Address1,Address2,City,Province,Province Code,Country,Country Code,Zip')).toEqual([
      ...['street work', 'street work', 'city work', 'state work', 'out', 'country work', 'out', 'zip work'],
    ])
    expect(guess('Name,Country Code')).toEqual(['full', 'country work'])
    expect(guess('Account Name,Billing Street,Billing City,Shipping Street,Shipping City')).toEqual([
      ...['company', 'street work', 'city work', 'street other', 'city other'],
    ])
  })

  it('take a type for that of a contact only if it is one', () => {
    expect(guessIn({ Name: ['Falk Trevare'], Type: ['Prospect', 'Partner'] })).toEqual(['full', 'out'])
    expect(guessIn({ Name: ['Falk Trevare'], Type: ['Company', 'robot'] })).toEqual(['full', 'type'])
  })

  it('leave out columns of addresses that have none, beside one that has', () => {
    expect(guessIn({ 'E-Mail-Adresse': ['j@w.example'], 'E-Mail: Angezeigter Name': ['Jörg Weiß'], 'E-Mail-Typ': ['SMTP'] })).toEqual([
      ...['e-mail work', 'out', 'out'],
    ])
    expect(guessIn({ Correo: ['a@n.example'], 'Nombre mostrado del correo': ['Ana'] })).toEqual(['e-mail work', 'out'])
    expect(guessIn({ Name: ['Ada'], 'E-mail': ['ada at engines'] })).toEqual(['full', 'e-mail work'])
  })

  it('take a title in any language as a salutation if it is one', () => {
    expect(guessIn({ Titre: ['M.'], Prénom: ['Luc'], Nom: ['Béranger'] })).toEqual(['out', 'first', 'last'])
    expect(guessIn({ Titel: ['Buyer'], Voornaam: ['Lot'], Achternaam: ['Smit'] })).toEqual(['title', 'first', 'last'])
  })

  it('are guessed for short headings', () => {
    expect(guess('First,Last,Company,Mobile,Home Email')).toEqual(['first', 'last', 'company', 'phone mobile', 'e-mail home'])
    expect(guess('Nr.,Ansprechpartner,Firma,Tel.,Mail,Umsatz')).toEqual(['out', 'full', 'company', 'phone work', 'e-mail work', 'out'])
    expect(guess('Ansprechpartner E-Mail,First contacted')).toEqual(['e-mail work', 'out'])
  })

  it('are guessed for an export of organizations of Pipedrive, and of companies of HubSpot', () => {
    expect(
      guess('Organization - Name,Organization - Address,Organization - People,Organization - Open deals,Organization - Owner'),
    ).toEqual([...['company', 'street work', 'out', 'out', 'out']])
    expect(
      guess('Record ID,Company name,Company owner,Phone Number,Industry,Company Domain Name,Number of Employees,Annual Revenue,About Us'),
    ).toEqual(['out', 'company', 'out', 'phone work', 'out', 'website work', 'out', 'out', 'background'])
  })

  it('leave out a column without values', () => {
    expect(guessFields(['Name', 'Phone'], (column) => (column === 0 ? ['Ada'] : ['']))).toEqual(['full', 'out'])
  })
})

it.each([
  [
    'German',
    'Vorname,Name,Firma,Straße,PLZ,Ort,Handy,Geburtstag',
    'first,last,company,street work,zip work,city work,phone mobile,birthday',
  ],
  [
    'French',
    'Prénom,Nom,Société,Téléphone portable,Ville,Code postal,Pays',
    'first,last,company,phone mobile,city work,zip work,country work',
  ],
  [
    'Spanish',
    'Nombre,Apellidos,Empresa,Correo electrónico,Móvil,Ciudad,Cargo',
    'first,last,company,e-mail work,phone mobile,city work,title',
  ],
  ['Italian', 'Nome,Cognome,Azienda,Cellulare,Indirizzo,Città,CAP', 'first,last,company,phone mobile,street work,city work,zip work'],
  ['Portuguese', 'Nome,Sobrenome,Empresa,Celular,Endereço,Cidade,CEP', 'first,last,company,phone mobile,street work,city work,zip work'],
  ['Dutch', 'Voornaam,Achternaam,Bedrijf,Telefoon,Straat,Postcode,Plaats', 'first,last,company,phone work,street work,zip work,city work'],
  ['Swedish', 'Förnamn,Efternamn,Företag,E-post,Mobil,Ort', 'first,last,company,e-mail work,phone mobile,city work'],
  ['Polish', 'Imię,Nazwisko,Firma,Telefon komórkowy,Miasto,Kod pocztowy', 'first,last,company,phone mobile,city work,zip work'],
  ['Czech', 'Jméno,Příjmení,Společnost,Mobil,Město,PSČ', 'first,last,company,phone mobile,city work,zip work'],
  ['Hungarian', 'Keresztnév,Vezetéknév,Cég,Mobil,Város', 'first,last,company,phone mobile,city work'],
  ['Turkish', 'Ad,Soyad,Şirket,Cep telefonu,Şehir', 'first,last,company,phone mobile,city work'],
  ['Greek', 'Όνομα,Επώνυμο,Εταιρεία,Κινητό,Πόλη', 'first,last,company,phone mobile,city work'],
  ['Russian', 'Имя,Фамилия,Компания,Мобильный телефон,Город,Дата рождения', 'first,last,company,phone mobile,city work,birthday'],
  ['Ukrainian', "Ім'я,Прізвище,Компанія,Телефон,Місто", 'first,last,company,phone work,city work'],
  ['Hebrew', 'שם פרטי,שם משפחה,חברה,דוא"ל,טלפון נייד,עיר,תאריך לידה', 'first,last,company,e-mail work,phone mobile,city work,birthday'],
  ['Arabic', 'الاسم الأول,اسم العائلة,الشركة,البريد الإلكتروني,الجوال,المدينة', 'first,last,company,e-mail work,phone mobile,city work'],
  ['Persian', 'نام,نام خانوادگی,شرکت,ایمیل,تلفن همراه,شهر', 'first,last,company,e-mail work,phone mobile,city work'],
  ['Chinese', '姓,名,公司,手机,电子邮件,城市', 'last,first,company,phone mobile,e-mail work,city work'],
  ['Japanese', '姓,名,会社名,携帯電話,メールアドレス,郵便番号,住所', 'last,first,company,phone mobile,e-mail work,zip work,street work'],
  ['Korean', '성,이름,회사,휴대폰,이메일,도시', 'last,first,company,phone mobile,e-mail work,city work'],
  ['Croatian', 'Ime,Prezime,Tvrtka,E-pošta,Mobitel,Grad', 'first,last,company,e-mail work,phone mobile,city work'],
  ['Slovene', 'Ime,Priimek,Podjetje,E-pošta,Telefon,Poštna številka', 'first,last,company,e-mail work,phone work,zip work'],
  ['Serbian', 'Име,Презиме,Предузеће,Е-пошта,Телефон,Град', 'first,last,company,e-mail work,phone work,city work'],
  [
    'Catalan',
    'Nom,Cognoms,Empresa,Correu electrònic,Mòbil,Població,Adreça',
    'first,last,company,e-mail work,phone mobile,city work,street work',
  ],
  ['Estonian', 'Eesnimi,Perekonnanimi,Ettevõte,E-post,Mobiil,Linn', 'first,last,company,e-mail work,phone mobile,city work'],
  ['Latvian', 'Vārds,Uzvārds,Uzņēmums,E-pasts,Tālrunis,Pilsēta', 'first,last,company,e-mail work,phone work,city work'],
  ['Lithuanian', 'Vardas,Pavardė,Įmonė,El. paštas,Telefonas,Miestas', 'first,last,company,e-mail work,phone work,city work'],
  ['Vietnamese', 'Họ,Tên,Công ty,Email,Điện thoại,Thành phố', 'last,first,company,e-mail work,phone work,city work'],
  [
    'Indonesian',
    'Nama Depan,Nama Belakang,Perusahaan,Email,Telepon,Alamat,Kota',
    'first,last,company,e-mail work,phone work,street work,city work',
  ],
  ['Hindi', 'नाम,कंपनी,ईमेल,मोबाइल,शहर', 'full,company,e-mail work,phone mobile,city work'],
  ['Thai', 'ชื่อ,นามสกุล,บริษัท,อีเมล,มือถือ,ที่อยู่', 'first,last,company,e-mail work,phone mobile,street work'],
  ['Russian, last name first', 'ФИО,Организация,Эл. почта', 'lastFirst,company,e-mail work'],
  ['Japanese, last name first', '氏名,会社名,メールアドレス', 'lastFirst,company,e-mail work'],
])('are guessed in %s', (_, headings, fields) => {
  expect(guess(headings)).toEqual(fields.split(','))
})

describe('the row of headings', () => {
  const find = (...rows: string[]) => findHeadings(rows.map((row) => ({ cells: row.split(',') })))
  it('is told from the values of a first contact', () => {
    expect(find('Name,E-mail')).toBe(0)
    expect(find('Ada Byron,ada@engines.test')).toBeUndefined()
    expect(find('Ada Byron,+47 22')).toBeUndefined()
  })

  it('is found below a title, and in a language that is not known', () => {
    expect(find('Contacts of our company', 'First name,Last name', 'Ada,Byron')).toBe(1)
    expect(find('Ainm,Ríomhphost', 'Ada,ada@engines.test')).toBe(0)
    expect(find('Export by ada@engines.test', 'First name,Last name', 'Bo,Ek')).toBe(1)
  })
})

describe('a list of deals', () => {
  it.each([
    ['HubSpot', 'Record ID,Deal Name,Deal Stage,Close Date,Deal owner,Amount'],
    ['HubSpot, in German', 'Datensatz-ID,Deal-Name,Deal-Phase,Abschlussdatum,Betrag'],
    ['HubSpot, in French', 'Nom de la transaction,Phase de la transaction,Montant,Date de fermeture'],
    ['Pipedrive', 'Deal - ID,Deal - Title,Deal - Value,Deal - Currency of Value,Deal - Stage,Deal - Organization,Deal - Contact person'],
    ['Salesforce', 'Opportunity Name,Account Name,Stage,Amount,Close Date,Probability (%)'],
    ['Zoho', 'Potential Name,Account Name,Stage,Closing Date,Amount'],
    ['a spreadsheet', 'Client,Stage,Value,Close date'],
  ])('is recognized: %s', (_, headings) => {
    expect(isDealList(headings.split(','))).toBe(true)
  })

  it.each([
    ['HubSpot', 'First Name,Last Name,Email,Recent Deal Amount,Recent Deal Close Date,Number of Associated Deals,Lifecycle Stage'],
    ['Pipedrive', 'Person - Name,Person - Organization,Person - Email - Work,Person - Open deals,Person - Won deals'],
    ['a spreadsheet', 'Name,Company,Value,Stage'],
  ])('is no list of contacts: %s', (_, headings) => {
    expect(isDealList(headings.split(','))).toBe(false)
  })
})
