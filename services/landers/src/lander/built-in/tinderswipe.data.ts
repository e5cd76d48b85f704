import type { LanderContent } from '@rendezvous/contracts/landers/content';
import type { VersionContent } from '../../variants/variant.js';

type Content = LanderContent<'tinderswipe'>;

const en: Content = {
  heading: 'Try it before you join.',
  lead: 'A few of our members. Right if you would say hello, left if not.',
  action: 'Join and say hello',
  parts: {
    like: 'Like',
    pass: 'Not now',
    hint: 'Swipe, use the arrow keys, or the buttons. Nobody is told.',
    kept: { heading: 'Your likes are kept for you.', text: 'They wait on this device until you have joined.' },
    none: { heading: 'Nobody yet? There are more inside.', text: 'Join, and look for whom you have in mind.' },
    more: 'Keep looking',
  },
  alt: {},
  social: { title: 'Try it before you join.', description: 'A few of our members. Right if you would say hello, left if not.' },
};

const fr: Content = {
  heading: 'Essayez avant de vous inscrire.',
  lead: 'Quelques membres d’ici. À droite si vous diriez bonjour, à gauche sinon.',
  action: 'S’inscrire et dire bonjour',
  parts: {
    like: 'J’aime',
    pass: 'Passer',
    hint: 'Glissez, utilisez les flèches du clavier ou les boutons. Personne n’en saura rien.',
    kept: { heading: 'Vos «\u00a0J’aime\u00a0» vous attendent.', text: 'Ils restent sur cet appareil jusqu’à votre inscription.' },
    none: { heading: 'Personne encore\u00a0? Il y a du monde à l’intérieur.', text: 'Inscrivez-vous et cherchez qui vous avez en tête.' },
    more: 'Continuer à regarder',
  },
  alt: {},
  social: {
    title: 'Essayez avant de vous inscrire.',
    description: 'Quelques membres d’ici. À droite si vous diriez bonjour, à gauche sinon.',
  },
};

const nl: Content = {
  heading: 'Probeer het voor je je aanmeldt.',
  lead: 'Een paar van onze leden. Naar rechts als je hallo zou zeggen, anders naar links.',
  action: 'Aanmelden en hallo zeggen',
  parts: {
    like: 'Leuk',
    pass: 'Nu niet',
    hint: 'Veeg, gebruik de pijltjestoetsen of de knoppen. Niemand krijgt het te horen.',
    kept: { heading: 'Je likes worden voor je bewaard.', text: 'Ze wachten op dit apparaat tot je lid bent.' },
    none: { heading: 'Nog niemand? Binnen zijn er meer.', text: 'Meld je aan en zoek wie je in gedachten hebt.' },
    more: 'Verder kijken',
  },
  alt: {},
  social: {
    title: 'Probeer het voor je je aanmeldt.',
    description: 'Een paar van onze leden. Naar rechts als je hallo zou zeggen, anders naar links.',
  },
};

const de: Content = {
  heading: 'Erst ausprobieren, dann anmelden.',
  lead: 'Ein paar unserer Mitglieder. Nach rechts, wenn du Hallo sagen würdest, sonst nach links.',
  action: 'Anmelden und Hallo sagen',
  parts: {
    like: 'Gefällt mir',
    pass: 'Jetzt nicht',
    hint: 'Wisch, nimm die Pfeiltasten oder die Knöpfe. Niemand erfährt davon.',
    kept: { heading: 'Deine Likes warten auf dich.', text: 'Sie bleiben auf diesem Gerät, bis du angemeldet bist.' },
    none: { heading: 'Noch niemand? Drinnen sind mehr.', text: 'Melde dich an und such, wen du im Sinn hast.' },
    more: 'Weiter ansehen',
  },
  alt: {},
  social: {
    title: 'Erst ausprobieren, dann anmelden.',
    description: 'Ein paar unserer Mitglieder. Nach rechts, wenn du Hallo sagen würdest, sonst nach links.',
  },
};

const it: Content = {
  heading: 'Provalo prima di iscriverti.',
  lead: 'Alcuni dei nostri iscritti. A destra se diresti ciao, a sinistra se no.',
  action: 'Iscriviti e di’ ciao',
  parts: {
    like: 'Mi piace',
    pass: 'Non ora',
    hint: 'Scorri, usa le frecce della tastiera o i pulsanti. Nessuno lo saprà.',
    kept: { heading: 'I tuoi «Mi piace» ti aspettano.', text: 'Restano su questo dispositivo finché non ti iscrivi.' },
    none: { heading: 'Ancora nessuno? Dentro ce ne sono altri.', text: 'Iscriviti e cerca chi hai in mente.' },
    more: 'Continua a guardare',
  },
  alt: {},
  social: { title: 'Provalo prima di iscriverti.', description: 'Alcuni dei nostri iscritti. A destra se diresti ciao, a sinistra se no.' },
};

const es: Content = {
  heading: 'Pruébalo antes de registrarte.',
  lead: 'Algunos de nuestros miembros. A la derecha si saludarías, a la izquierda si no.',
  action: 'Registrarse y saludar',
  parts: {
    like: 'Me gusta',
    pass: 'Ahora no',
    hint: 'Desliza, usa las flechas del teclado o los botones. Nadie se entera.',
    kept: { heading: 'Tus «Me gusta» te esperan.', text: 'Se quedan en este dispositivo hasta que te registres.' },
    none: { heading: '¿Nadie aún? Dentro hay más.', text: 'Regístrate y busca a quien tienes en mente.' },
    more: 'Seguir mirando',
  },
  alt: {},
  social: {
    title: 'Pruébalo antes de registrarte.',
    description: 'Algunos de nuestros miembros. A la derecha si saludarías, a la izquierda si no.',
  },
};

const pl: Content = {
  heading: 'Wypróbuj, zanim dołączysz.',
  lead: 'Kilka osób stąd. W prawo, jeśli chcesz się przywitać, w lewo, jeśli nie.',
  action: 'Dołącz i przywitaj się',
  parts: {
    like: 'Lubię',
    pass: 'Nie teraz',
    hint: 'Przesuń kartę, użyj strzałek lub przycisków. Nikt się nie dowie.',
    kept: { heading: 'Twoje polubienia czekają.', text: 'Zostaną na tym urządzeniu, aż dołączysz.' },
    none: { heading: 'Jeszcze nikt? W środku jest więcej osób.', text: 'Dołącz i szukaj tego, kogo masz na myśli.' },
    more: 'Oglądaj dalej',
  },
  alt: {},
  social: { title: 'Wypróbuj, zanim dołączysz.', description: 'Kilka osób stąd. W prawo, jeśli chcesz się przywitać, w lewo, jeśli nie.' },
};

/** A deck to try it with. */
export const tinderswipe: VersionContent<'tinderswipe'> = {
  facts: { template: 'tinderswipe', goal: 'signup', siteTexts: ['adults', 'joining'], images: {} },
  contents: { en, fr, nl, de, it, es, pl },
};
