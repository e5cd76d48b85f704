import type { LanderContent } from '@rendezvous/contracts/landers/content';
import type { VersionContent } from '../../variants/variant.js';

type Content = LanderContent<'socialnetwork'>;

const en: Content = {
  heading: 'What would you share?',
  lead: 'Pick three things that you love, and see who shares them.',
  action: 'Find your people',
  parts: {
    question: 'Pick three',
    show: 'Show them',
    interests: {
      dancing: 'Dancing',
      travelling: 'Travelling',
      music: 'Music',
      movies: 'Films',
      outdoors: 'The outdoors',
      hiking: 'Hiking',
      reading: 'Reading',
      animals: 'Animals',
      art: 'Art',
      cooking: 'Cooking',
      wine: 'Wine',
      coffee: 'Coffee',
    },
  },
  alt: {},
  social: { title: 'What would you share?', description: 'Pick three things that you love, and see who shares them.' },
};

const fr: Content = {
  heading: 'Qu’aimeriez-vous partager\u00a0?',
  lead: 'Choisissez trois choses que vous aimez, et voyez qui les partage.',
  action: 'Trouver les vôtres',
  parts: {
    question: 'Choisissez-en trois',
    show: 'Voir qui',
    interests: {
      dancing: 'La danse',
      travelling: 'Les voyages',
      music: 'La musique',
      movies: 'Le cinéma',
      outdoors: 'La nature',
      hiking: 'La randonnée',
      reading: 'La lecture',
      animals: 'Les animaux',
      art: 'L’art',
      cooking: 'La cuisine',
      wine: 'Le vin',
      coffee: 'Le café',
    },
  },
  alt: {},
  social: { title: 'Qu’aimeriez-vous partager\u00a0?', description: 'Choisissez trois choses que vous aimez, et voyez qui les partage.' },
};

const nl: Content = {
  heading: 'Wat deel jij graag?',
  lead: 'Kies drie dingen waar je van houdt en zie wie ze deelt.',
  action: 'Vind jouw mensen',
  parts: {
    question: 'Kies er drie',
    show: 'Laat ze zien',
    interests: {
      dancing: 'Dansen',
      travelling: 'Reizen',
      music: 'Muziek',
      movies: 'Films',
      outdoors: 'Buiten zijn',
      hiking: 'Wandelen',
      reading: 'Lezen',
      animals: 'Dieren',
      art: 'Kunst',
      cooking: 'Koken',
      wine: 'Wijn',
      coffee: 'Koffie',
    },
  },
  alt: {},
  social: { title: 'Wat deel jij graag?', description: 'Kies drie dingen waar je van houdt en zie wie ze deelt.' },
};

const de: Content = {
  heading: 'Was würdest du gern teilen?',
  lead: 'Such dir drei Dinge aus, die du liebst, und sieh, wer sie teilt.',
  action: 'Deine Leute finden',
  parts: {
    question: 'Such dir drei aus',
    show: 'Zeig sie mir',
    interests: {
      dancing: 'Tanzen',
      travelling: 'Reisen',
      music: 'Musik',
      movies: 'Filme',
      outdoors: 'Draußen sein',
      hiking: 'Wandern',
      reading: 'Lesen',
      animals: 'Tiere',
      art: 'Kunst',
      cooking: 'Kochen',
      wine: 'Wein',
      coffee: 'Kaffee',
    },
  },
  alt: {},
  social: { title: 'Was würdest du gern teilen?', description: 'Such dir drei Dinge aus, die du liebst, und sieh, wer sie teilt.' },
};

const it: Content = {
  heading: 'Che cosa vorresti condividere?',
  lead: 'Scegli tre cose che ami e guarda chi le ama come te.',
  action: 'Trova le tue persone',
  parts: {
    question: 'Scegline tre',
    show: 'Mostrameli',
    interests: {
      dancing: 'Il ballo',
      travelling: 'I viaggi',
      music: 'La musica',
      movies: 'Il cinema',
      outdoors: 'L’aria aperta',
      hiking: 'Camminare',
      reading: 'La lettura',
      animals: 'Gli animali',
      art: 'L’arte',
      cooking: 'La cucina',
      wine: 'Il vino',
      coffee: 'Il caffè',
    },
  },
  alt: {},
  social: { title: 'Che cosa vorresti condividere?', description: 'Scegli tre cose che ami e guarda chi le ama come te.' },
};

const es: Content = {
  heading: '¿Qué te gustaría compartir?',
  lead: 'Elige tres cosas que te encanten y mira quién las comparte.',
  action: 'Encontrar a los tuyos',
  parts: {
    question: 'Elige tres',
    show: 'Ver quiénes son',
    interests: {
      dancing: 'El baile',
      travelling: 'Viajar',
      music: 'La música',
      movies: 'El cine',
      outdoors: 'La naturaleza',
      hiking: 'El senderismo',
      reading: 'Leer',
      animals: 'Los animales',
      art: 'El arte',
      cooking: 'Cocinar',
      wine: 'El vino',
      coffee: 'El café',
    },
  },
  alt: {},
  social: { title: '¿Qué te gustaría compartir?', description: 'Elige tres cosas que te encanten y mira quién las comparte.' },
};

const pl: Content = {
  heading: 'Czym chcesz się dzielić?',
  lead: 'Wybierz trzy rzeczy, które kochasz, i zobacz, kto je z tobą dzieli.',
  action: 'Znajdź swoich ludzi',
  parts: {
    question: 'Wybierz trzy',
    show: 'Pokaż ich',
    interests: {
      dancing: 'Taniec',
      travelling: 'Podróże',
      music: 'Muzyka',
      movies: 'Filmy',
      outdoors: 'Natura',
      hiking: 'Wędrówki',
      reading: 'Czytanie',
      animals: 'Zwierzęta',
      art: 'Sztuka',
      cooking: 'Gotowanie',
      wine: 'Wino',
      coffee: 'Kawa',
    },
  },
  alt: {},
  social: { title: 'Czym chcesz się dzielić?', description: 'Wybierz trzy rzeczy, które kochasz, i zobacz, kto je z tobą dzieli.' },
};

/** A constellation of interests. */
export const socialnetwork: VersionContent<'socialnetwork'> = {
  facts: { template: 'socialnetwork', goal: 'signup', siteTexts: ['adults', 'joining'], images: {} },
  contents: { en, fr, nl, de, it, es, pl },
};
