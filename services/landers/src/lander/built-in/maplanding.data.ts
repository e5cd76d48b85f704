import type { LanderContent } from '@rendezvous/contracts/landers/content';
import type { VersionContent } from '../../variants/variant.js';

type Content = LanderContent<'maplanding'>;

const en: Content = {
  heading: 'How near could it be?',
  lead: 'Each disc is a part of your country. Choose one and look around.',
  action: 'Find someone near you',
  parts: { list: 'Where people are', more: 'All the others' },
  alt: {},
  social: { title: 'How near could it be?', description: 'A map of people who are here. Choose a part of it and look around.' },
};

const fr: Content = {
  heading: 'Et si c’était tout près\u00a0?',
  lead: 'Chaque disque est un coin du pays. Choisissez-en un et regardez qui s’y trouve.',
  action: 'Rencontrer près de chez vous',
  parts: { list: 'Où sont les gens', more: 'Tous les autres' },
  alt: {},
  social: {
    title: 'Et si c’était tout près\u00a0?',
    description: 'Une carte des gens d’ici. Choisissez un coin et regardez qui s’y trouve.',
  },
};

const nl: Content = {
  heading: 'Hoe dichtbij kan het zijn?',
  lead: 'Elke cirkel is een stuk van je land. Kies er een en kijk rond.',
  action: 'Vind iemand in de buurt',
  parts: { list: 'Waar mensen zijn', more: 'Alle andere' },
  alt: {},
  social: { title: 'Hoe dichtbij kan het zijn?', description: 'Een kaart van mensen die hier zijn. Kies een plek en kijk rond.' },
};

const de: Content = {
  heading: 'Wie nah kann es sein?',
  lead: 'Jeder Kreis ist ein Stück deines Landes. Such dir einen aus und sieh dich um.',
  action: 'Jemanden in der Nähe finden',
  parts: { list: 'Wo Menschen sind', more: 'Alle anderen' },
  alt: {},
  social: {
    title: 'Wie nah kann es sein?',
    description: 'Eine Karte der Menschen, die hier sind. Such dir einen Ort aus und sieh dich um.',
  },
};

const it: Content = {
  heading: 'E se fosse qui vicino?',
  lead: 'Ogni cerchio è una parte del tuo paese. Scegline uno e guardati intorno.',
  action: 'Trova qualcuno vicino a te',
  parts: { list: 'Dove si trova la gente', more: 'Tutti gli altri' },
  alt: {},
  social: { title: 'E se fosse qui vicino?', description: 'Una mappa di chi è qui. Scegli un posto e guardati intorno.' },
};

const es: Content = {
  heading: '¿Y si estuviera muy cerca?',
  lead: 'Cada círculo es una parte de tu país. Elige uno y echa un vistazo.',
  action: 'Encontrar a alguien cerca',
  parts: { list: 'Dónde está la gente', more: 'Todos los demás' },
  alt: {},
  social: { title: '¿Y si estuviera muy cerca?', description: 'Un mapa de la gente que está aquí. Elige un lugar y echa un vistazo.' },
};

const pl: Content = {
  heading: 'A jeśli to całkiem blisko?',
  lead: 'Każdy krąg to część twojego kraju. Wybierz jeden i rozejrzyj się.',
  action: 'Znajdź kogoś w pobliżu',
  parts: { list: 'Gdzie są ludzie', more: 'Wszystkie pozostałe' },
  alt: {},
  social: { title: 'A jeśli to całkiem blisko?', description: 'Mapa ludzi, którzy tu są. Wybierz miejsce i rozejrzyj się.' },
};

/** A map of the visitor's country. */
export const maplanding: VersionContent<'maplanding'> = {
  facts: { template: 'maplanding', goal: 'signup', siteTexts: ['adults', 'joining'], images: {} },
  contents: { en, fr, nl, de, it, es, pl },
};
