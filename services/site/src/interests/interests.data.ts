import { INTERESTS, type Interest, type Language } from '@rendezvous/contracts/reference';

const ORDER = ['en', 'fr', 'nl', 'de', 'it', 'es', 'pl'] as const satisfies readonly Language[];
type Row = readonly [en: string, fr: string, nl: string, de: string, it: string, es: string, pl: string];

/** Plain words that an adult would use in front of a stranger: neither crude nor clinical. */
// prettier-ignore
const NAMES: Record<Interest, Row> = {
  relationship: ['A relationship', 'Une relation', 'Een relatie', 'Eine Beziehung', 'Una relazione', 'Una relación', 'Związek'],
  onenightstand: ['One night together', 'Une seule nuit', 'Eén nacht samen', 'Eine gemeinsame Nacht', 'Una notte insieme', 'Una sola noche', 'Jedna wspólna noc'],
  kissing: ['Kissing', 'Les baisers', 'Zoenen', 'Küssen', 'I baci', 'Los besos', 'Pocałunki'],
  hugging: ['Hugging', 'Les câlins', 'Knuffelen', 'Kuscheln', 'Gli abbracci', 'Los abrazos', 'Przytulanie'],
  massages: ['Massages', 'Les massages', 'Massages', 'Massagen', 'I massaggi', 'Los masajes', 'Masaże'],
  lingerie: ['Lingerie', 'La lingerie', 'Lingerie', 'Dessous', 'La lingerie', 'La lencería', 'Bielizna'],
  sex: ['Sex', 'Le sexe', 'Seks', 'Sex', 'Il sesso', 'El sexo', 'Seks'],
  safesex: ['Safer sex', 'Le sexe protégé', 'Veilig vrijen', 'Safer Sex', 'Il sesso sicuro', 'El sexo seguro', 'Bezpieczny seks'],
  publicsex: ['Sex outdoors', 'Le sexe en plein air', 'Buitenseks', 'Sex im Freien', 'Il sesso all’aperto', 'El sexo al aire libre', 'Seks na łonie natury'],
  oralsex: ['Oral sex', 'Le sexe oral', 'Orale seks', 'Oralsex', 'Il sesso orale', 'El sexo oral', 'Seks oralny'],
  analsex: ['Anal sex', 'Le sexe anal', 'Anale seks', 'Analsex', 'Il sesso anale', 'El sexo anal', 'Seks analny'],
  sextoys: ['Toys', 'Les jouets intimes', 'Speeltjes', 'Spielzeug', 'I giocattoli erotici', 'Los juguetes eróticos', 'Gadżety erotyczne'],
  masturbating: ['Solo pleasure', 'Le plaisir solitaire', 'Soloseks', 'Selbstbefriedigung', 'Il piacere solitario', 'El placer a solas', 'Masturbacja'],
  exchangingpictures: ['Exchanging pictures', 'L’échange de photos', 'Foto’s uitwisselen', 'Bilder tauschen', 'Lo scambio di foto', 'Intercambiar fotos', 'Wymiana zdjęć'],
  threesome: ['Three together', 'À trois', 'Met z’n drieën', 'Zu dritt', 'In tre', 'En trío', 'We troje'],
  gangbang: ['Group sex', 'Le sexe en groupe', 'Groepsseks', 'Gruppensex', 'Il sesso di gruppo', 'El sexo en grupo', 'Seks grupowy'],
  bondage: ['Bondage', 'Le bondage', 'Bondage', 'Fesselspiele', 'Il bondage', 'El bondage', 'Wiązanie'],
  sadomasochism: ['BDSM', 'Le BDSM', 'BDSM', 'BDSM', 'Il BDSM', 'El BDSM', 'BDSM'],
  gym: ['The gym', 'La salle de sport', 'De sportschool', 'Fitnessstudio', 'La palestra', 'El gimnasio', 'Siłownia'],
  sports: ['Sports', 'Le sport', 'Sport', 'Sport', 'Lo sport', 'El deporte', 'Sport'],
  dancing: ['Dancing', 'La danse', 'Dansen', 'Tanzen', 'Il ballo', 'El baile', 'Taniec'],
  travelling: ['Travelling', 'Les voyages', 'Reizen', 'Reisen', 'I viaggi', 'Viajar', 'Podróże'],
  adventure: ['Adventure', 'L’aventure', 'Avontuur', 'Abenteuer', 'L’avventura', 'La aventura', 'Przygoda'],
  party: ['Going out', 'La fête', 'Uitgaan', 'Ausgehen', 'Le feste', 'Salir de fiesta', 'Imprezy'],
  tattoos: ['Tattoos', 'Les tatouages', 'Tatoeages', 'Tattoos', 'I tatuaggi', 'Los tatuajes', 'Tatuaże'],
  music: ['Music', 'La musique', 'Muziek', 'Musik', 'La musica', 'La música', 'Muzyka'],
  movies: ['Films', 'Le cinéma', 'Films', 'Filme', 'Il cinema', 'El cine', 'Filmy'],
  videogames: ['Video games', 'Les jeux vidéo', 'Games', 'Videospiele', 'I videogiochi', 'Los videojuegos', 'Gry wideo'],
  politics: ['Politics', 'La politique', 'Politiek', 'Politik', 'La politica', 'La política', 'Polityka'],
  outdoors: ['The outdoors', 'La nature', 'Buiten zijn', 'Draußen sein', 'L’aria aperta', 'La naturaleza', 'Natura'],
  gardening: ['Gardening', 'Le jardinage', 'Tuinieren', 'Gärtnern', 'Il giardinaggio', 'La jardinería', 'Ogród'],
  hiking: ['Hiking', 'La randonnée', 'Wandelen', 'Wandern', 'L’escursionismo', 'El senderismo', 'Wędrówki'],
  biking: ['Cycling', 'Le vélo', 'Fietsen', 'Radfahren', 'La bicicletta', 'La bicicleta', 'Rower'],
  reading: ['Reading', 'La lecture', 'Lezen', 'Lesen', 'La lettura', 'La lectura', 'Książki'],
  animals: ['Animals', 'Les animaux', 'Dieren', 'Tiere', 'Gli animali', 'Los animales', 'Zwierzęta'],
  beach: ['The beach', 'La plage', 'Het strand', 'Strand', 'La spiaggia', 'La playa', 'Plaża'],
  art: ['Art', 'L’art', 'Kunst', 'Kunst', 'L’arte', 'El arte', 'Sztuka'],
  photography: ['Photography', 'La photographie', 'Fotografie', 'Fotografie', 'La fotografia', 'La fotografía', 'Fotografia'],
  theater: ['Theatre', 'Le théâtre', 'Theater', 'Theater', 'Il teatro', 'El teatro', 'Teatr'],
  shopping: ['Shopping', 'Le shopping', 'Winkelen', 'Einkaufsbummel', 'Lo shopping', 'Ir de compras', 'Zakupy'],
  fashion: ['Fashion', 'La mode', 'Mode', 'Mode', 'La moda', 'La moda', 'Moda'],
  astrology: ['Astrology', 'L’astrologie', 'Astrologie', 'Astrologie', 'L’astrologia', 'La astrología', 'Astrologia'],
  cooking: ['Cooking', 'La cuisine', 'Koken', 'Kochen', 'Cucinare', 'Cocinar', 'Gotowanie'],
  foodie: ['Good food', 'La bonne table', 'Lekker eten', 'Gutes Essen', 'La buona tavola', 'La buena mesa', 'Dobre jedzenie'],
  bbq: ['Barbecues', 'Les barbecues', 'Barbecueën', 'Grillen', 'Le grigliate', 'Las barbacoas', 'Grillowanie'],
  sushi: ['Sushi', 'Les sushis', 'Sushi', 'Sushi', 'Il sushi', 'El sushi', 'Sushi'],
  vegetarian: ['Vegetarian food', 'La cuisine végétarienne', 'Vegetarisch eten', 'Vegetarisches Essen', 'La cucina vegetariana', 'La comida vegetariana', 'Kuchnia wegetariańska'],
  wine: ['Wine', 'Le vin', 'Wijn', 'Wein', 'Il vino', 'El vino', 'Wino'],
  beer: ['Beer', 'La bière', 'Bier', 'Bier', 'La birra', 'La cerveza', 'Piwo'],
  tea: ['Tea', 'Le thé', 'Thee', 'Tee', 'Il tè', 'El té', 'Herbata'],
  coffee: ['Coffee', 'Le café', 'Koffie', 'Kaffee', 'Il caffè', 'El café', 'Kawa'],
};

const named = (id: Interest) => ({
  id,
  names: Object.fromEntries(ORDER.map((language, at) => [language, NAMES[id][at]])) as Record<Language, string>,
});

/** Every interest with its names, in the order of the contract. */
export const interestNames = INTERESTS.map(named);

/** An interest's name in a language. */
export const interestName = (interest: Interest, language: Language): string => NAMES[interest][ORDER.indexOf(language)] ?? interest;
