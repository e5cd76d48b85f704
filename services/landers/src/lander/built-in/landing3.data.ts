import type { LanderContent } from '@rendezvous/contracts/landers/content';
import type { VersionContent } from '../../variants/variant.js';

const en: LanderContent<'landing3'> = {
  heading: 'Meet {name}',
  lead: 'And have a look around: below are others of about the same age, from the same country. Say hello where you stop.',
  action: 'Say hello to {name}',
  parts: { alike: 'Others like {name}' },
  alt: {},
  social: { title: 'Who is here', description: 'A face, and others to have a look at.' },
};

const fr: LanderContent<'landing3'> = {
  heading: 'Voici {name}',
  lead: 'Et regardez autour\u00a0: plus bas, d’autres personnes du même pays et à peu près du même âge. Dites bonjour là où vous vous arrêtez.',
  action: 'Dire bonjour à {name}',
  parts: { alike: 'D’autres comme {name}' },
  alt: {},
  social: { title: 'Qui est ici', description: 'Un visage, et d’autres à découvrir.' },
};

const nl: LanderContent<'landing3'> = {
  heading: 'Maak kennis met {name}',
  lead: 'En kijk rond: hieronder staan anderen van ongeveer dezelfde leeftijd, uit hetzelfde land. Zeg hallo waar je blijft hangen.',
  action: 'Zeg hallo tegen {name}',
  parts: { alike: 'Anderen zoals {name}' },
  alt: {},
  social: { title: 'Wie er is', description: 'Een gezicht, en anderen om te bekijken.' },
};

const de: LanderContent<'landing3'> = {
  heading: 'Das ist {name}',
  lead: 'Und sieh dich um: weiter unten sind andere aus demselben Land und ungefähr im selben Alter. Sag Hallo, wo du stehen bleibst.',
  action: '{name} Hallo sagen',
  parts: { alike: 'Andere wie {name}' },
  alt: {},
  social: { title: 'Wer hier ist', description: 'Ein Gesicht, und andere zum Ansehen.' },
};

const it: LanderContent<'landing3'> = {
  heading: 'Ecco {name}',
  lead: 'E guardati intorno: qui sotto ci sono altre persone dello stesso paese e più o meno della stessa età. Saluta dove ti fermi.',
  action: 'Saluta {name}',
  parts: { alike: 'Altri come {name}' },
  alt: {},
  social: { title: 'Chi c’è', description: 'Un volto, e altri da guardare.' },
};

const es: LanderContent<'landing3'> = {
  heading: 'Te presentamos a {name}',
  lead: 'Y mira alrededor: abajo hay otras personas del mismo país y más o menos de la misma edad. Saluda donde te detengas.',
  action: 'Saluda a {name}',
  parts: { alike: 'Otras personas como {name}' },
  alt: {},
  social: { title: 'Quién está aquí', description: 'Un rostro, y otros por mirar.' },
};

const pl: LanderContent<'landing3'> = {
  heading: 'Poznaj: {name}',
  lead: 'I rozejrzyj się: niżej są inni z tego samego kraju i w podobnym wieku. Przywitaj się tam, gdzie się zatrzymasz.',
  action: 'Przywitaj się: {name}',
  parts: { alike: 'Podobne osoby' },
  alt: {},
  social: { title: 'Kto tu jest', description: 'Jedna twarz i kilka innych do obejrzenia.' },
};

/** One member, and others who are like them. */
export const landing3: VersionContent<'landing3'> = {
  facts: { template: 'landing3', goal: 'signup', siteTexts: ['adults', 'joining'], images: {} },
  contents: { en, fr, nl, de, it, es, pl },
};
