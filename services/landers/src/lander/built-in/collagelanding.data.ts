import type { LanderContent } from '@rendezvous/contracts/landers/content';
import type { VersionContent } from '../../variants/variant.js';

type Content = LanderContent<'collagelanding'>;

const en: Content = {
  heading: 'Lives, not poses.',
  lead: 'A bike, a book, a dog, a pan: what people love says more than how they pose.',
  action: 'Look for them',
  parts: {
    question: 'Find someone who …',
    ends: {
      biking: 'rides a bike',
      reading: 'reads',
      animals: 'likes animals',
      cooking: 'cooks',
      music: 'plays music loud',
      dancing: 'dances',
    },
    note: 'What you pick, up to three, is noted as your own interests when you join.',
  },
  alt: {},
  social: { title: 'Lives, not poses.', description: 'A bike, a book, a dog, a pan: what people love says more than how they pose.' },
};

const fr: Content = {
  heading: 'Des vies, pas des poses.',
  lead: 'Un vélo, un livre, un chien, une poêle\u00a0: ce qu’on aime en dit plus qu’une pose.',
  action: 'Partir à sa recherche',
  parts: {
    question: 'Trouver quelqu’un qui…',
    ends: {
      biking: 'roule à vélo',
      reading: 'lit',
      animals: 'aime les animaux',
      cooking: 'cuisine',
      music: 'écoute la musique fort',
      dancing: 'danse',
    },
    note: 'Vos choix, trois au plus, deviennent vos centres d’intérêt à l’inscription.',
  },
  alt: {},
  social: {
    title: 'Des vies, pas des poses.',
    description: 'Un vélo, un livre, un chien, une poêle\u00a0: ce qu’on aime en dit plus qu’une pose.',
  },
};

const nl: Content = {
  heading: 'Levens, geen poses.',
  lead: 'Een fiets, een boek, een hond, een pan: wat iemand liefheeft zegt meer dan een pose.',
  action: 'Ga zoeken',
  parts: {
    question: 'Vind iemand die …',
    ends: { biking: 'fietst', reading: 'leest', animals: 'van dieren houdt', cooking: 'kookt', music: 'muziek hard zet', dancing: 'danst' },
    note: 'Wat je kiest, hoogstens drie, komt bij je eigen interesses als je je aanmeldt.',
  },
  alt: {},
  social: {
    title: 'Levens, geen poses.',
    description: 'Een fiets, een boek, een hond, een pan: wat iemand liefheeft zegt meer dan een pose.',
  },
};

const de: Content = {
  heading: 'Leben statt Posen.',
  lead: 'Ein Rad, ein Buch, ein Hund, eine Pfanne: Was jemand liebt, sagt mehr als jede Pose.',
  action: 'Auf die Suche gehen',
  parts: {
    question: 'Finde jemanden, der oder die …',
    ends: { biking: 'Rad fährt', reading: 'liest', animals: 'Tiere mag', cooking: 'kocht', music: 'Musik laut hört', dancing: 'tanzt' },
    note: 'Was du wählst, höchstens drei, steht beim Anmelden unter deinen Interessen.',
  },
  alt: {},
  social: {
    title: 'Leben statt Posen.',
    description: 'Ein Rad, ein Buch, ein Hund, eine Pfanne: Was jemand liebt, sagt mehr als jede Pose.',
  },
};

const it: Content = {
  heading: 'Vite, non pose.',
  lead: 'Una bici, un libro, un cane, una padella: ciò che si ama dice più di una posa.',
  action: 'Vai a cercare',
  parts: {
    question: 'Trova qualcuno che…',
    ends: {
      biking: 'va in bici',
      reading: 'legge',
      animals: 'ama gli animali',
      cooking: 'cucina',
      music: 'ascolta musica forte',
      dancing: 'balla',
    },
    note: 'Le tue scelte, al massimo tre, diventano i tuoi interessi quando ti iscrivi.',
  },
  alt: {},
  social: { title: 'Vite, non pose.', description: 'Una bici, un libro, un cane, una padella: ciò che si ama dice più di una posa.' },
};

const es: Content = {
  heading: 'Vidas, no poses.',
  lead: 'Una bici, un libro, un perro, una sartén: lo que alguien ama dice más que una pose.',
  action: 'Salir a buscar',
  parts: {
    question: 'Encuentra a alguien que…',
    ends: {
      biking: 'va en bici',
      reading: 'lee',
      animals: 'quiere a los animales',
      cooking: 'cocina',
      music: 'pone la música alta',
      dancing: 'baila',
    },
    note: 'Lo que elijas, tres como mucho, pasa a tus intereses al registrarte.',
  },
  alt: {},
  social: { title: 'Vidas, no poses.', description: 'Una bici, un libro, un perro, una sartén: lo que alguien ama dice más que una pose.' },
};

const pl: Content = {
  heading: 'Życie, nie pozy.',
  lead: 'Rower, książka, pies, patelnia: to, co ktoś kocha, mówi więcej niż poza.',
  action: 'Ruszaj na poszukiwania',
  parts: {
    question: 'Znajdź kogoś, kto…',
    ends: {
      biking: 'jeździ na rowerze',
      reading: 'czyta',
      animals: 'lubi zwierzęta',
      cooking: 'gotuje',
      music: 'głośno słucha muzyki',
      dancing: 'tańczy',
    },
    note: 'Twój wybór, najwyżej trzy, trafi przy rejestracji do twoich zainteresowań.',
  },
  alt: {},
  social: { title: 'Życie, nie pozy.', description: 'Rower, książka, pies, patelnia: to, co ktoś kocha, mówi więcej niż poza.' },
};

/** People and things, cut out. */
export const collagelanding: VersionContent<'collagelanding'> = {
  facts: { template: 'collagelanding', goal: 'signup', siteTexts: ['adults', 'joining'], images: {} },
  contents: { en, fr, nl, de, it, es, pl },
};
