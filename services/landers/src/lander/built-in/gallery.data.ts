import type { LanderContent } from '@rendezvous/contracts/landers/content';
import type { VersionContent } from '../../variants/variant.js';

type Content = LanderContent<'gallery'>;

const en: Content = {
  heading: 'One face a wall.',
  lead: 'A small exhibition of people who are here. Take your time in front of each.',
  action: 'Open the archive',
  parts: { map: 'Rooms of the exhibition', entrance: 'Entrance', exit: { title: 'Exit', heading: 'The rest hangs in the archive.' } },
  alt: {},
  social: { title: 'One face a wall.', description: 'A small exhibition of people who are here. Take your time in front of each.' },
};

const fr: Content = {
  heading: 'Un mur, un visage.',
  lead: 'Une petite exposition de gens d’ici. Prenez votre temps devant chacun.',
  action: 'Ouvrir les archives',
  parts: { map: 'Salles de l’exposition', entrance: 'Entrée', exit: { title: 'Sortie', heading: 'La suite est dans les archives.' } },
  alt: {},
  social: { title: 'Un mur, un visage.', description: 'Une petite exposition de gens d’ici. Prenez votre temps devant chacun.' },
};

const nl: Content = {
  heading: 'Eén gezicht per muur.',
  lead: 'Een kleine tentoonstelling van mensen die hier zijn. Neem bij ieder de tijd.',
  action: 'Open het archief',
  parts: { map: 'Zalen van de tentoonstelling', entrance: 'Ingang', exit: { title: 'Uitgang', heading: 'De rest hangt in het archief.' } },
  alt: {},
  social: { title: 'Eén gezicht per muur.', description: 'Een kleine tentoonstelling van mensen die hier zijn. Neem bij ieder de tijd.' },
};

const de: Content = {
  heading: 'Eine Wand, ein Gesicht.',
  lead: 'Eine kleine Ausstellung von Menschen, die hier sind. Nimm dir vor jedem Zeit.',
  action: 'Das Archiv öffnen',
  parts: { map: 'Räume der Ausstellung', entrance: 'Eingang', exit: { title: 'Ausgang', heading: 'Alle anderen hängen im Archiv.' } },
  alt: {},
  social: {
    title: 'Eine Wand, ein Gesicht.',
    description: 'Eine kleine Ausstellung von Menschen, die hier sind. Nimm dir vor jedem Zeit.',
  },
};

const it: Content = {
  heading: 'Una parete, un volto.',
  lead: 'Una piccola mostra di persone che sono qui. Davanti a ognuna, con calma.',
  action: 'Apri l’archivio',
  parts: { map: 'Sale della mostra', entrance: 'Entrata', exit: { title: 'Uscita', heading: 'Il resto è in archivio.' } },
  alt: {},
  social: { title: 'Una parete, un volto.', description: 'Una piccola mostra di persone che sono qui. Davanti a ognuna, con calma.' },
};

const es: Content = {
  heading: 'Una pared, un rostro.',
  lead: 'Una pequeña exposición de gente que está aquí. Tómate tu tiempo ante cada uno.',
  action: 'Abrir el archivo',
  parts: { map: 'Salas de la exposición', entrance: 'Entrada', exit: { title: 'Salida', heading: 'El resto está en el archivo.' } },
  alt: {},
  social: { title: 'Una pared, un rostro.', description: 'Una pequeña exposición de gente que está aquí. Tómate tu tiempo ante cada uno.' },
};

const pl: Content = {
  heading: 'Jedna ściana, jedna twarz.',
  lead: 'Mała wystawa ludzi, którzy tu są. Przed każdą twarzą warto się zatrzymać.',
  action: 'Otwórz archiwum',
  parts: { map: 'Sale wystawy', entrance: 'Wejście', exit: { title: 'Wyjście', heading: 'Reszta wisi w archiwum.' } },
  alt: {},
  social: { title: 'Jedna ściana, jedna twarz.', description: 'Mała wystawa ludzi, którzy tu są. Przed każdą twarzą warto się zatrzymać.' },
};

/** An exhibition of members. */
export const gallery: VersionContent<'gallery'> = {
  facts: { template: 'gallery', goal: 'signup', siteTexts: ['adults', 'joining'], images: {} },
  contents: { en, fr, nl, de, it, es, pl },
};
