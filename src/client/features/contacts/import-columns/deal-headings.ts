import { headingSet, words } from './heading-pattern.ts'

/** Headings of the name of a deal, in the languages in which sales programs write their files. */
const names = headingSet(
  `deal, deal name, dealname, deal title, deal titel, dealnaam, opportunity, opportunity name, opportunity title, potential name, verkaufschance, name der verkaufschance, opportunity-name, geschäft, nom de la transaction,
  nom de l'affaire, affaire, titre de l'affaire, affaire titre, opportunité, nom de l'opportunité, nombre del negocio, nombre del trato, trato título, negocio, oportunidad, nombre de la oportunidad, nome trattativa,
  nome della trattativa, trattativa, affare, affare titolo, opportunità, nome opportunità, nome do negócio, negócio, negócio título, oportunidade, nome da oportunidade, verkoopkans, affärsnamn, affär, transakcja, nazwa transakcji,
  szansa sprzedaży, název obchodu, fırsat, сделка, название сделки, 取引名, 商談名, 商机名称, 交易名称, 거래명`,
)

/** Headings of what a deal has and no contact: its stage, amount and day of decision. */
const others = [
  headingSet(
    'stage, deal stage, pipeline, sales stage, sales pipeline, phase, deal phase, verkaufsphase, étape, phase de la transaction, étape de la transaction, etapa, etapa del negocio, etapa do negócio, fase, fase della trattativa, fase della deal, etap, этап, этап сделки, フェーズ, 取引ステージ, 阶段, 단계',
  ),
  headingSet(
    'amount, value, deal value, deal amount, expected revenue, weighted value, betrag, wert, deal wert, volumen, montant, valeur, importe, cantidad, valor, importo, valore, bedrag, waarde, belopp, värde, kwota, wartość, сумма, бюджет, 金額, 金额, 금액',
  ),
  headingSet(
    `close date, closing date, closed date, expected close date, won time, lost time, lost reason, probability, win probability, abschlussdatum, erwartetes abschlussdatum, wahrscheinlichkeit, date de clôture, date de fermeture,
    date de clôture prévue, probabilité, fecha de cierre, fecha de cierre prevista, probabilidad, data di chiusura, data chiusura, probabilità, data de fechamento, data de fecho, sluitingsdatum, verwachte sluitingsdatum, slutdatum, data zamknięcia, дата закрытия, クローズ日, 完了予定日, 结束日期, 마감일`,
  ),
]

/** Returns whether a file lists deals: it names them beside something that only deals have, or has all that only deals have. */
export const isDealList = (headings: readonly string[]): boolean => {
  const all = headings.map(words)
  // Pipedrive writes "Deal - Stage".
  const has = (phrases: ReadonlySet<string>) => all.some((text) => phrases.has(text) || phrases.has(text.replace(/^deal /, '')))
  const found = others.filter(has).length
  return found === others.length || (found > 0 && all.some((text) => names.has(text)))
}
