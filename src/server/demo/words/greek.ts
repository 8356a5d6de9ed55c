import { locale } from './locale.ts'

export const greece = locale({
  country: 'Greece',
  ending: 'gr',
  phone: '+30 21 #### ####',
  mobile: '+30 69# ### ####',
  given: `Ελένη/eleni Νίκος/nikos Κατερίνα/katerina Σπύρος/spyros Δέσποινα/despina Θανάσης/thanasis Αγγελική/angeliki Μανώλης/manolis Χρυσούλα/chrysoula
    Στέλιος/stelios Ευγενία/evgenia Πέτρος/petros Φωτεινή/foteini Ηλίας/ilias Ζωή/zoi Λευτέρης/lefteris Αλίκη/aliki Βαγγέλης/vangelis Ιουλία/ioulia Ορέστης/orestis`,
  family: `Νικολάου/nikolaou Γεωργίου/georgiou Αθανασίου/athanasiou Βασιλείου/vasileiou Δημητρίου/dimitriou Αντωνίου/antoniou Θεοδώρου/theodorou
    Παπαγεωργίου/papageorgiou Οικονόμου/oikonomou Ιωάννου/ioannou Χριστοδούλου/christodoulou Μιχαήλ/michail Σταύρου/stavrou Αναγνώστου/anagnostou
    Ευσταθίου/efstathiou Λαζάρου/lazarou Φωτίου/fotiou Κυριάκου/kyriakou Ζαχαρίου/zachariou Γρηγορίου/grigoriou`,
  stems: `Ανατολή/anatoli Αιγαίο/aigaio Μέλισσα/melissa Αμυγδαλιά/amygdalia Φάρος/faros Γαλάζιο/galazio Θυμάρι/thymari Κύμα/kyma Αστέρι/asteri
    Πέλαγος/pelagos Λιακάδα/liakada Ροδιά/rodia Σπουργίτι/spourgiti Βορράς/vorras`,
  trades: `Βιβλιοθήκη/vivliothiki Κλινική/kliniki Μουσείο/mouseio Σχολή/scholi Φούρνος/fournos Κατάστημα/katastima Ταξίδια/taxidia Μουσική/mousiki
    Θέατρο/theatro Εκδόσεις/ekdoseis Φωτογραφία/fotografia Τυπογραφείο/typografeio Φιλοξενία/filoxenia Μεταφράσεις/metafraseis`,
  cities: 'Αθήνα/athina:10###  Θεσσαλονίκη/thessaloniki:54### Πάτρα/patra:26### Χανιά/chania:73### Ιωάννινα/ioannina:45###',
  streets: 'Ερμού Αθηνάς Παπάγου Λιμένος Αγίου_Νικολάου Ελευθερίας Κήπου',
  titles: 'Διεύθυνση Υπεύθυνος_πωλήσεων Συντονισμός_έργων Επικοινωνία Λογιστήριο',
  company: (stem, trade) => `${trade} ${stem}`,
})
