import { locale } from './locale.ts'

export const portugal = locale({
  country: 'Portugal',
  ending: 'pt',
  phone: '+351 21 ### ####',
  mobile: '+351 91 ### ####',
  given: `Inês João Conceição Tomé Mafalda António Leonor Sebastião Graça Gonçalo Íris Simão Matilde Estêvão Catarina Duarte Benedita Zé Rosário Lourenço
    Constança Damião Luísa Afonso Assunção Martim`,
  family: `Magalhães Simões Fragoso Guimarães Leitão Vasconcelos Galvão Brandão Seixas Pimentel Queirós Falcão Aragão Mourão Sequeira Cardoso Paixão Rebelo
    Abrunhosa Câmara Feijó Lacerda Noronha Sardinha Teles Vilhena`,
  stems: `Andorinha Alfazema Mar_Alto Figueira Rio_Manso Estrela-do-Norte Cortiça Azulejo Farol Medronho Pinhal Oliveirinha Sal_Grosso Caravela`,
  trades: 'Biblioteca Clínica Museu Escola Mercearia Armazém Viagens Discos Teatro Editora Fotografia Gráfica Alojamento Traduções',
  cities: 'Lisboa:1###-### Porto:4###-### Évora:7000-### Setúbal:29##-### Guimarães:4800-###',
  streets: 'Rua_da_Alfândega Largo_do_Carmo Avenida_da_Liberdade Travessa_das_Flores Rua_do_Sol Calçada_do_Monte Rua_Nova',
  titles: 'Direção Coordenação_de_projetos Compras Comunicação Contabilidade',
  company: (stem, trade) => `${trade} ${stem}`,
  address: (street, number) => `${street}, ${number}`,
})

export const brazil = locale({
  country: 'Brazil',
  ending: 'com.br',
  phone: '+55 71 3###-####',
  mobile: '+55 11 9####-####',
  given: `Thaís Caetano Jussara Otávio Iracema Raoni Yasmin Ubirajara Flávia Moacir Tainá Érico Jurema Patrício Maitê Anísio Débora Cauê Lúcia Heitor Vitória Ícaro`,
  family: `Assunção Bittencourt Cavalcanti Damasceno Evangelista Figueiredo Gusmão Holanda Itaparica Jatobá Lopes Muniz Nascimento Peçanha Quintão Ribeirão
    Sabiá Tupinambá Uchôa Ximenes Zanetti Araújo`,
  stems: `Ipê-Amarelo Jangada Arara Maracujá Capim-Santo Beija-Flor Mangueira Cajueiro Luar Serra_Azul Tamarindo Pitanga Jabuticaba Cardeal`,
  trades: 'Biblioteca Saúde Museu Colégio Cozinha Comércio Turismo Música Teatro Livros Imagem Gráfica Servidores Idiomas',
  cities: 'São_Paulo:01###-###:SP Salvador:40###-###:BA Belém:66###-###:PA Florianópolis:88###-###:SC Brasília:70###-###:DF',
  streets: 'Rua_das_Palmeiras Avenida_Beira-Mar Praça_da_Sé Rua_do_Comércio Alameda_Jaú Rua_XV_de_Novembro Ladeira_da_Misericórdia',
  titles: 'Diretoria Gerência_de_marketing Coordenação_de_projetos Compras Atendimento',
  company: (stem, trade) => `${stem} ${trade}`,
  address: (street, number) => `${street}, ${number}`,
})

export const spain = locale({
  country: 'Spain',
  ending: 'es',
  phone: '+34 91 ### ## ##',
  mobile: '+34 6## ### ###',
  given: `Begoña Íñigo Rocío Ramón Nuria Óscar Águeda Joaquín Inmaculada Andrés Jimena Iván Sofía Nicolás Lucía Hernán Adrián Macarena Ángel Itziar Jordi
    Montserrat Álvaro Pilar`,
  family: `Muñoz Peñalver Ordóñez Cárdenas Zúñiga Ibarra Quiñones Llorente Sáez Villaseñor Bermúdez Echeverría Gutiérrez Núñez Alcántara Cañizares Domínguez
    Fuentes Goñi Lázaro Móstoles Núria Rincón`,
  stems: `Almendro Río_Claro Golondrina Encina Torrealta Azahar Miramar Cigüeña Piedraluna Sierra_Alta Girasol Romero Viento_Sur Cántaro`,
  trades: 'Biblioteca Clínica Museo Colegio Panadería Almacenes Viajes Música Teatro Editorial Fotografía Imprenta Alojamiento Traducción',
  cities: 'Madrid:280## Cádiz:110## León:240## Málaga:290## A_Coruña:150##',
  streets: 'Calle_Mayor Plaza_de_España Calle_del_Pez Paseo_Marítimo Calle_de_la_Luna Avenida_del_Río Cuesta_de_San_Blas',
  titles: 'Dirección Compras Comunicación Coordinación_de_proyectos Administración',
  company: (stem, trade) => `${trade} ${stem}`,
  address: (street, number) => `${street}, ${number}`,
})

export const italy = locale({
  country: 'Italy',
  ending: 'it',
  phone: '+39 051 ### ####',
  mobile: '+39 347 ### ####',
  given: `Niccolò Ginevra Mosè Beatrice Nicolò Ludovica Tiziano Fiammetta Raffaele Ornella Ruggero Marisa Ettore Novella Corrado Noemi Gaetano Allegra Tullio
    Serena Vasco Giuditta`,
  family: `Fontanella Bartolucci Cantù Degl’Innocenti Fabbroni Giordanengo Lanteri Mancinelli Nardò Ottaviani Pellegrino Quaranta Ravenna Salimbeni Tagliaferri
    Ubaldini Venturelli Zuccari Colonnese D’Agata Morì`,
  stems: `Girasole Acquaviva Torre_Bianca Rondine Melograno Campanile Chiaraluna Nocciola Ponte_Vecchio Tramontana Ginestra Stella_Alpina Zagara Lanterna`,
  trades: 'Biblioteca Ambulatorio Museo Scuola Forno Emporio Viaggi Musica Teatro Edizioni Fotografia Tipografia Server Traduzioni',
  cities: 'Bologna:401## Torino:101## Lecce:731## Trieste:341## Forlì:471##',
  streets: 'via_dei_Mille piazza_del_Duomo corso_Garibaldi via_della_Spiga vicolo_Stretto lungomare_Sud via_Roma',
  titles: 'Titolare Responsabile_acquisti Comunicazione Capoprogetto Amministrazione',
  company: (stem, trade) => `${trade} ${stem}`,
  address: (street, number) => `${street} ${number}`,
})
