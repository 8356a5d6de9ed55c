/** The legal forms of companies, as the last word of a name. Short ones are in capitals: "Jack Ab" is a person. */
const lastWord =
  /\s(?:Inc|Incorporated|Ltd|Limited|Corp|Corporation|LLC|LLP|PLC|plc|Pty|GmbH|gGmbH|mbH|AG|KG|OHG|GbR|UG|KGaA|SE|eG|e\. ?V|e\.K|SARL|SAS|SASU|EURL|S\.A|SA|S\.A\.S|S\.L|SL|S\.r\.l|Srl|SRL|S\.p\.A|SpA|Lda|Ltda|B\.V|BV|N\.V|NV|Oy|OY|Oyj|AB|AS|A\/S|ApS|OÜ|UAB|SIA|Kft|Zrt|Bt|s\.r\.o|a\.s|d\.o\.o|Sp\. z o\.o|S\.C|A\.Ş|Şti|ΑΕ|ΕΠΕ|ООО|АО|Co|& Co)\.?$/
/** Before a name. */
const firstWord = /^(?:ООО|ОАО|ЗАО|ПАО|АО|ТОВ|株式会社|有限会社|合同会社|주식회사|\(주\)|㈱|㈲|PT\s)/
const asianEnding = /(?:株式会社|有限会社|有限公司|股份公司|주식회사)$/

/** Whether a full name is that of a company: "Engines Ltd.", "ООО Ромашка". */
export const isCompanyName = (text: string): boolean => lastWord.test(text) || firstWord.test(text) || asianEnding.test(text)
