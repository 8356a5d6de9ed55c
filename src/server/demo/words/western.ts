import { locale } from './locale.ts'

export const germany = locale({
  country: 'Germany',
  ending: 'de',
  phone: '+49 421 ### ###',
  mobile: '+49 171 ### ####',
  given: `Jürgen Käthe Björn Änne Götz Ruth Matthias Frauke Sönke Hedwig Jörn Silke Wiebke Tilman Ute Hauke Gesine Benedikt Swantje Konrad Mareike Volker
    Almut Bärbel Henning Ronja`,
  family: `Krämer Schröder Böttcher Weiß Jäger Grünewald Löffler Hübner Großmann Kühn Pfänder Rößler Lüders Meinhardt Täuber Vogelsang Brückner Ackermann
    Färber Oldenburg Stöhr Wendland Zöllner Kästner`,
  stems: `Lindenhof Morgenstern Möwenfels Rotbuche Hafenlicht Mühlengrund Sonnentau Weserufer Eulenspiel Kranich Silberdistel Steinweg Brückenkopf Nordwind`,
  trades:
    'Bücherei Praxis Museum Akademie Kaffeerösterei Warenhaus Reisen Musik Theater Verlag Fotografie Druckerei Rechenzentrum Übersetzungen',
  cities: 'Bremen:28### Lübeck:23### Leipzig:04### Köln:50### Würzburg:97###',
  streets: 'Gartenweg Hafenstraße Am_Wall Marktplatz Lindenallee Kirchgasse Brückenstraße',
  titles: 'Geschäftsführung Leitung_Einkauf Öffentlichkeitsarbeit Projektleitung Buchhaltung',
})

export const france = locale({
  country: 'France',
  ending: 'fr',
  phone: '+33 4 ## ## ## ##',
  mobile: '+33 6 ## ## ## ##',
  given: `Aurélie François Noémie Jérôme Solène Gaël Maëlys Rémi Zoé Loïc Anaïs Cédric Hélène Théo Clémence Benoît Agnès Barnabé Océane Étienne Mathilde
    Joël Célestine Gaspard`,
  family: `Lefèvre Béranger Châtelain Garçon Desprès Fénelon Hérault Guérin Lacombe Mérieux Ponthieu Roche Tréville Vallée Brossard Cazenave Delaunay
    Étievant Fougère Hameau Jourdain Lévesque Maçonneau`,
  stems: `Belle-Étoile Grand-Large Clairefontaine Tournesol Hirondelle Bois-Joli Marée-Haute Colombe Mirabelle Chêne-Vert Petit-Port Aubépine Lanterne Alizé`,
  trades:
    'Bibliothèque Clinique Musée École Épicerie Boutique Voyages Musique Théâtre Éditions Photographie Imprimerie Hébergement Traduction',
  cities: 'Marseille:130## Nantes:440## Besançon:250## Orléans:450## Saint-Malo:354##',
  streets: 'rue_des_Écoles quai_du_Port avenue_du_Général place_de_l’Église rue_du_Four chemin_Vert impasse_des_Lilas',
  titles: 'Direction_générale Chargée_de_projet Responsable_des_achats Communication Comptabilité',
  company: (stem, trade) => `${trade} ${stem}`,
  address: (street, number) => `${number} ${street}`,
})

export const britain = locale({
  country: 'United Kingdom',
  ending: 'co.uk',
  phone: '+44 20 7946 0###',
  mobile: '+44 7700 900###',
  given: `Imogen Rhys Beatrix Callum Fiona Gethin Harriet Duncan Morwenna Alistair Nerys Barnaby Tamsin Hamish Cerys Rupert Isla Owain Philippa Euan Bronwen
    Jago Winifred Angus`,
  family: `Ashdown Penhaligon Braithwaite MacAllister Fairclough Trelawney Hathersage Llewelyn Pemberley Rowntree Stoddart Thackeray Wetherby Kinnaird
    Oakeshott Bellwood Carrick Dunmore Ellwood Fothergill Garside Hallam`,
  stems: `Harbour Thistledown Copperfield Lanternlight Heathervale Millstone Foxglove Saltmarsh Hawthorn Riverside Larkspur Stonebridge Juniper Kestrel`,
  trades: 'Library Surgery Museum School Kitchen Stores Journeys Records Playhouse Press Photography Printers Hosting Translations',
  cities: 'Bristol:BS#_#QA Edinburgh:EH#_#LX Cardiff:CF#_#TR Norwich:NR#_#DP Falmouth:TR11_#HN',
  streets: 'Quay_Street Church_Lane Mill_Road Station_Approach Orchard_Close Market_Row Castle_Hill',
  titles: 'Managing_director Head_of_marketing Buyer Office_manager Finance_lead',
  address: (street, number) => `${number} ${street}`,
})

export const ireland = locale({
  country: 'Ireland',
  ending: 'ie',
  phone: '+353 91 ### ###',
  mobile: '+353 85 ### ####',
  given: `Niamh Oisín Siobhán Pádraig Gráinne Cormac Aoibheann Fionn Róisín Diarmuid Caoimhe Tadhg Sadhbh Eoghan Órla Cathal Muireann Donncha Bláthnaid Lorcán`,
  family: `Ó_Briain Ní_Cheallaigh Mac_Giolla de_Búrca O’Malley O’Shaughnessy Kinsella Tierney Gallagher Mulcahy Devane Hanrahan Quigley Rafferty Scanlon
    Breathnach Ó_Dálaigh Geraghty Looby Cusack`,
  stems: `Claddagh Curragh Shamrock Atlantic Boreen Fuchsia Sliabh Corrib Heron Wildgorse Turlough Lighthouse Burren Kingfisher`,
  trades: 'Library Clinic Museum College Bakery Market Tours Sessions Theatre Books Pictures Print Cloud Words',
  cities: 'Galway:H91_##RX Cork:T12_##PD Sligo:F91_##KN Kilkenny:R95_##WF Dingle:V92_##TC',
  streets: 'Shop_Street Abbey_Road Bridge_Lane Spanish_Parade Pier_Road Chapel_Hill Convent_View',
  titles: 'Director Marketing_lead Project_manager Buyer Office_manager',
  address: (street, number) => `${number} ${street}`,
})
