import type { LanderContent } from '@rendezvous/contracts/landers/content';
import type { VersionContent } from '../../variants/variant.js';

const en: LanderContent<'alonetonight'> = {
  heading: 'Alone tonight? Let’s talk.',
  lead: 'Nobody has to perform here. Pick a face, send one honest line, and see where the evening goes.',
  action: 'Whoever is good company',
  parts: { question: 'First: who are you hoping to hear from?', woman: 'A woman', man: 'A man' },
  alt: { portrait: 'Painted portrait of a woman in evening light' },
  social: { title: 'Alone tonight? Let’s talk.', description: 'Pick a face, send one honest line, and see where the evening goes.' },
};

const fr: LanderContent<'alonetonight'> = {
  heading: 'Ce soir, on se parle\u00a0?',
  lead: 'Ici, personne ne joue un rôle. Choisissez un visage, écrivez une phrase sincère, et laissez venir la soirée.',
  action: 'Peu importe, si l’on s’entend bien',
  parts: { question: 'D’abord, qui aimeriez-vous lire\u00a0?', woman: 'Une femme', man: 'Un homme' },
  alt: { portrait: 'Portrait peint d’une femme à la lumière du soir' },
  social: {
    title: 'Ce soir, on se parle\u00a0?',
    description: 'Choisissez un visage, écrivez une phrase sincère, et laissez venir la soirée.',
  },
};

const nl: LanderContent<'alonetonight'> = {
  heading: 'Alleen vanavond? Laten we praten.',
  lead: 'Hier hoeft niemand een rol te spelen. Kies een gezicht, stuur één eerlijke zin en zie waar de avond heen gaat.',
  action: 'Wie maar goed gezelschap is',
  parts: { question: 'Eerst: van wie hoop je iets te horen?', woman: 'Van een vrouw', man: 'Van een man' },
  alt: { portrait: 'Geschilderd portret van een vrouw in avondlicht' },
  social: {
    title: 'Alleen vanavond? Laten we praten.',
    description: 'Kies een gezicht, stuur één eerlijke zin en zie waar de avond heen gaat.',
  },
};

const de: LanderContent<'alonetonight'> = {
  heading: 'Heute Abend allein? Reden wir.',
  lead: 'Hier muss niemand eine Rolle spielen. Such dir ein Gesicht aus, schreib einen ehrlichen Satz und lass den Abend kommen.',
  action: 'Hauptsache, gute Gesellschaft',
  parts: { question: 'Zuerst: Von wem möchtest du gern hören?', woman: 'Von einer Frau', man: 'Von einem Mann' },
  alt: { portrait: 'Gemaltes Porträt einer Frau im Abendlicht' },
  social: {
    title: 'Heute Abend allein? Reden wir.',
    description: 'Such dir ein Gesicht aus, schreib einen ehrlichen Satz und lass den Abend kommen.',
  },
};

const it: LanderContent<'alonetonight'> = {
  heading: 'Stasera da soli? Parliamone.',
  lead: 'Qui nessuno deve recitare una parte. Scegli un volto, scrivi una frase sincera e lascia che la serata faccia il resto.',
  action: 'Chiunque sia di buona compagnia',
  parts: { question: 'Prima di tutto: da chi vorresti un messaggio?', woman: 'Da una donna', man: 'Da un uomo' },
  alt: { portrait: 'Ritratto dipinto di una donna nella luce della sera' },
  social: {
    title: 'Stasera da soli? Parliamone.',
    description: 'Scegli un volto, scrivi una frase sincera e lascia che la serata faccia il resto.',
  },
};

const es: LanderContent<'alonetonight'> = {
  heading: '¿Esta noche a solas? Hablemos.',
  lead: 'Aquí nadie tiene que fingir. Elige un rostro, escribe una frase sincera y deja que la noche siga su curso.',
  action: 'Quien sea buena compañía',
  parts: { question: 'Primero: ¿de quién te gustaría saber?', woman: 'De una mujer', man: 'De un hombre' },
  alt: { portrait: 'Retrato pintado de una mujer con luz de atardecer' },
  social: {
    title: '¿Esta noche a solas? Hablemos.',
    description: 'Elige un rostro, escribe una frase sincera y deja que la noche siga su curso.',
  },
};

const pl: LanderContent<'alonetonight'> = {
  heading: 'Samotny wieczór? Porozmawiajmy.',
  lead: 'Tu nikt nie musi grać żadnej roli. Wybierz twarz, napisz jedno szczere zdanie i zobacz, dokąd zaprowadzi wieczór.',
  action: 'Każdy, kto jest dobrym towarzystwem',
  parts: { question: 'Najpierw: od kogo chcesz dostać wiadomość?', woman: 'Od kobiety', man: 'Od mężczyzny' },
  alt: { portrait: 'Malowany portret kobiety w wieczornym świetle' },
  social: {
    title: 'Samotny wieczór? Porozmawiajmy.',
    description: 'Wybierz twarz, napisz jedno szczere zdanie i zobacz, dokąd zaprowadzi wieczór.',
  },
};

/** The evening: one portrait, one question. */
export const alonetonight: VersionContent<'alonetonight'> = {
  facts: { template: 'alonetonight', goal: 'signup', siteTexts: ['adults', 'joining'], images: {} },
  contents: { en, fr, nl, de, it, es, pl },
};
