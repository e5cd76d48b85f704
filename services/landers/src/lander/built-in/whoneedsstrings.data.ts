import type { LanderContent } from '@rendezvous/contracts/landers/content';
import type { VersionContent } from '../../variants/variant.js';

type Content = LanderContent<'whoneedsstrings'>;

const en: Content = {
  heading: 'Who needs strings?',
  lead: 'Nothing here ties you down. Unless the two of you want it to.',
  action: 'Look around free',
  parts: {
    knots: [
      { title: 'No subscription', text: '{renewal}' },
      { title: 'Only what you write', text: '{costs}' },
      { title: 'Loose ends come back', text: '{refund}' },
    ],
    closing: 'The only ties are the ones you make.',
  },
  alt: { left: 'Painted portrait of a laughing woman', right: 'Painted portrait of a laughing man' },
  social: { title: 'Who needs strings?', description: 'Nothing here ties you down. Unless the two of you want it to.' },
};

const fr: Content = {
  heading: 'Sans fil à la patte',
  lead: 'Rien ne vous attache ici. Sauf si vous le voulez tous les deux.',
  action: 'Regarder librement',
  parts: {
    knots: [
      { title: 'Pas d’abonnement', text: '{renewal}' },
      { title: 'Seulement ce que vous écrivez', text: '{costs}' },
      { title: 'Le reste vous revient', text: '{refund}' },
    ],
    closing: 'Les seuls liens sont ceux que l’on noue.',
  },
  alt: { left: 'Portrait peint d’une femme qui rit', right: 'Portrait peint d’un homme qui rit' },
  social: { title: 'Sans fil à la patte', description: 'Rien ne vous attache ici. Sauf si vous le voulez tous les deux.' },
};

const nl: Content = {
  heading: 'Je zit nergens aan vast.',
  lead: 'Niets bindt je hier. Tenzij jullie dat allebei willen.',
  action: 'Vrij rondkijken',
  parts: {
    knots: [
      { title: 'Geen abonnement', text: '{renewal}' },
      { title: 'Alleen wat je schrijft', text: '{costs}' },
      { title: 'Losse eindjes komen terug', text: '{refund}' },
    ],
    closing: 'De enige banden zijn die je zelf knoopt.',
  },
  alt: { left: 'Geschilderd portret van een lachende vrouw', right: 'Geschilderd portret van een lachende man' },
  social: { title: 'Je zit nergens aan vast.', description: 'Niets bindt je hier. Tenzij jullie dat allebei willen.' },
};

const de: Content = {
  heading: 'Hier bindet dich nichts.',
  lead: 'Es sei denn, ihr wollt es beide.',
  action: 'Frei umsehen',
  parts: {
    knots: [
      { title: 'Kein Abo', text: '{renewal}' },
      { title: 'Nur, was du schreibst', text: '{costs}' },
      { title: 'Lose Enden kommen zurück', text: '{refund}' },
    ],
    closing: 'Bande knüpfen hier nur zwei, die wollen.',
  },
  alt: { left: 'Gemaltes Porträt einer lachenden Frau', right: 'Gemaltes Porträt eines lachenden Mannes' },
  social: { title: 'Hier bindet dich nichts.', description: 'Es sei denn, ihr wollt es beide.' },
};

const it: Content = {
  heading: 'Niente fili, niente nodi.',
  lead: 'Qui nulla ti lega. A meno che non lo vogliate in due.',
  action: 'Guardarsi intorno',
  parts: {
    knots: [
      { title: 'Nessun abbonamento', text: '{renewal}' },
      { title: 'Solo quello che scrivi', text: '{costs}' },
      { title: 'Quel che avanza torna indietro', text: '{refund}' },
    ],
    closing: 'Gli unici legami sono quelli che si stringono in due.',
  },
  alt: { left: 'Ritratto dipinto di una donna che ride', right: 'Ritratto dipinto di un uomo che ride' },
  social: { title: 'Niente fili, niente nodi.', description: 'Qui nulla ti lega. A meno che non lo vogliate in due.' },
};

const es: Content = {
  heading: 'Sin ataduras',
  lead: 'Aquí nada te ata. Salvo que lo queráis los dos.',
  action: 'Mirar sin compromiso',
  parts: {
    knots: [
      { title: 'Sin suscripción', text: '{renewal}' },
      { title: 'Solo lo que escribes', text: '{costs}' },
      { title: 'Lo que sobra vuelve', text: '{refund}' },
    ],
    closing: 'Los únicos lazos son los que hacéis vosotros.',
  },
  alt: { left: 'Retrato pintado de una mujer que ríe', right: 'Retrato pintado de un hombre que ríe' },
  social: { title: 'Sin ataduras', description: 'Aquí nada te ata. Salvo que lo queráis los dos.' },
};

const pl: Content = {
  heading: 'Bez węzłów i zobowiązań',
  lead: 'Nic cię tu nie wiąże. Chyba że oboje tego chcecie.',
  action: 'Rozejrzyj się swobodnie',
  parts: {
    knots: [
      { title: 'Bez abonamentu', text: '{renewal}' },
      { title: 'Tylko to, co piszesz', text: '{costs}' },
      { title: 'Co zostanie, wraca', text: '{refund}' },
    ],
    closing: 'Jedyne więzi to te, które splatacie sami.',
  },
  alt: { left: 'Malowany portret śmiejącej się kobiety', right: 'Malowany portret śmiejącego się mężczyzny' },
  social: { title: 'Bez węzłów i zobowiązań', description: 'Nic cię tu nie wiąże. Chyba że oboje tego chcecie.' },
};

/** No strings: a thread that unties itself. */
export const whoneedsstrings: VersionContent<'whoneedsstrings'> = {
  facts: { template: 'whoneedsstrings', goal: 'signup', siteTexts: ['adults', 'joining'], images: {} },
  contents: { en, fr, nl, de, it, es, pl },
};
