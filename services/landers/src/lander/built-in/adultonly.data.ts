import type { LanderContent } from '@rendezvous/contracts/landers/content';
import type { VersionContent } from '../../variants/variant.js';

type Content = LanderContent<'adultonly'>;

const en: Content = {
  heading: 'This is for adults.',
  lead: 'People who say what they are looking for, and who like to talk first.',
  action: 'I am {min_age} or older',
  parts: {
    inside: 'Inside',
    outside: { title: 'Outside', text: 'Whoever is younger, and whoever takes a no for a maybe.' },
    leave: 'Not for me',
    farewell: {
      heading: 'Then have a good evening.',
      text: 'You can simply close this page. Should you think again, the door stays where it is.',
      back: 'Back to the door',
    },
  },
  alt: {},
  social: { title: 'This is for adults.', description: 'People who say what they are looking for, and who like to talk first.' },
};

const fr: Content = {
  heading: 'Ici, on est entre adultes.',
  lead: 'Des gens qui disent ce qu’ils cherchent, et qui aiment d’abord parler.',
  action: 'J’ai {min_age} ans ou plus',
  parts: {
    inside: 'Dedans',
    outside: { title: 'Dehors', text: 'Les plus jeunes, et ceux qui prennent un non pour un peut-être.' },
    leave: 'Ce n’est pas pour moi',
    farewell: {
      heading: 'Alors, bonne soirée.',
      text: 'Vous pouvez fermer cette page. Si vous changez d’avis, la porte ne bouge pas.',
      back: 'Revenir à la porte',
    },
  },
  alt: {},
  social: {
    title: 'Ici, on est entre adultes.',
    description: 'Des gens qui disent ce qu’ils cherchent, et qui aiment d’abord parler.',
  },
};

const nl: Content = {
  heading: 'Dit is voor volwassenen.',
  lead: 'Mensen die zeggen wat ze zoeken, en die eerst willen praten.',
  action: 'Ik ben {min_age} of ouder',
  parts: {
    inside: 'Binnen',
    outside: { title: 'Buiten', text: 'Wie jonger is, en wie van een nee een misschien maakt.' },
    leave: 'Niets voor mij',
    farewell: {
      heading: 'Dan nog een fijne avond.',
      text: 'Je kunt deze pagina gewoon sluiten. Bedenk je je, dan staat de deur er nog.',
      back: 'Terug naar de deur',
    },
  },
  alt: {},
  social: { title: 'Dit is voor volwassenen.', description: 'Mensen die zeggen wat ze zoeken, en die eerst willen praten.' },
};

const de: Content = {
  heading: 'Hier sind Erwachsene unter sich.',
  lead: 'Menschen, die sagen, was sie suchen, und die gern zuerst reden.',
  action: 'Ich bin mindestens {min_age}',
  parts: {
    inside: 'Drinnen',
    outside: { title: 'Draußen', text: 'Wer jünger ist, und wer aus einem Nein ein Vielleicht macht.' },
    leave: 'Nichts für mich',
    farewell: {
      heading: 'Dann einen schönen Abend.',
      text: 'Du kannst diese Seite einfach schließen. Überlegst du es dir anders: Die Tür bleibt, wo sie ist.',
      back: 'Zurück zur Tür',
    },
  },
  alt: {},
  social: { title: 'Hier sind Erwachsene unter sich.', description: 'Menschen, die sagen, was sie suchen, und die gern zuerst reden.' },
};

const it: Content = {
  heading: 'Qui si entra da adulti.',
  lead: 'Persone che dicono che cosa cercano, e che prima di tutto parlano.',
  action: 'Ho almeno {min_age} anni',
  parts: {
    inside: 'Dentro',
    outside: { title: 'Fuori', text: 'Chi è più giovane, e chi prende un no per un forse.' },
    leave: 'Non fa per me',
    farewell: {
      heading: 'Allora buona serata.',
      text: 'Puoi semplicemente chiudere questa pagina. Se ci ripensi, la porta resta dov’è.',
      back: 'Torna alla porta',
    },
  },
  alt: {},
  social: { title: 'Qui si entra da adulti.', description: 'Persone che dicono che cosa cercano, e che prima di tutto parlano.' },
};

const es: Content = {
  heading: 'Esto es para adultos.',
  lead: 'Personas que dicen lo que buscan y que prefieren hablar primero.',
  action: 'Tengo {min_age} años o más',
  parts: {
    inside: 'Dentro',
    outside: { title: 'Fuera', text: 'Quien es más joven, y quien toma un no por un quizá.' },
    leave: 'No es para mí',
    farewell: {
      heading: 'Entonces, buenas noches.',
      text: 'Puedes cerrar esta página sin más. Si cambias de idea, la puerta sigue en su sitio.',
      back: 'Volver a la puerta',
    },
  },
  alt: {},
  social: { title: 'Esto es para adultos.', description: 'Personas que dicen lo que buscan y que prefieren hablar primero.' },
};

const pl: Content = {
  heading: 'To miejsce dla dorosłych.',
  lead: 'Ludzie, którzy mówią, czego szukają, i najpierw wolą porozmawiać.',
  action: 'Mam co najmniej {min_age} lat',
  parts: {
    inside: 'W środku',
    outside: { title: 'Na zewnątrz', text: 'Każdy, kto jest młodszy, i każdy, kto „nie” bierze za „może”.' },
    leave: 'To nie dla mnie',
    farewell: {
      heading: 'W takim razie miłego wieczoru.',
      text: 'Możesz po prostu zamknąć tę stronę. Jeśli zmienisz zdanie, drzwi zostają na miejscu.',
      back: 'Wróć do drzwi',
    },
  },
  alt: {},
  social: { title: 'To miejsce dla dorosłych.', description: 'Ludzie, którzy mówią, czego szukają, i najpierw wolą porozmawiać.' },
};

/** A quiet door. */
export const adultonly: VersionContent<'adultonly'> = {
  facts: { template: 'adultonly', goal: 'signup', siteTexts: ['adults', 'joining'], images: {} },
  contents: { en, fr, nl, de, it, es, pl },
};
