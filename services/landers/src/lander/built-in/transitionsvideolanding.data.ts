import type { LanderContent } from '@rendezvous/contracts/landers/content';
import type { VersionContent } from '../../variants/variant.js';

const en: LanderContent<'transitionsvideolanding'> = {
  heading: 'It began on the bus.',
  lead: 'A message, a walk, a table for two. Every evening like this has a first line.',
  action: 'Write the first line',
  parts: { line: 'Your first line', pause: 'Hold the film' },
  alt: {
    bus: 'Painting: a woman on a bus at night looks at her phone',
    message: 'Painting: two hands hold a phone with a conversation',
    walk: 'Painting: two people walk hand in hand under street lamps',
    table: 'Painting: two people at a table with a candle',
  },
  social: { title: 'It began on the bus.', description: 'Every evening like this has a first line.' },
};

const fr: LanderContent<'transitionsvideolanding'> = {
  heading: 'Tout a commencé dans le bus.',
  lead: 'Un message, une promenade, une table pour deux. Chaque soirée comme celle-ci a sa première phrase.',
  action: 'Écrire la première phrase',
  parts: { line: 'Votre première phrase', pause: 'Arrêter le film' },
  alt: {
    bus: 'Peinture\u00a0: une femme dans un bus, la nuit, regarde son téléphone',
    message: 'Peinture\u00a0: deux mains tiennent un téléphone avec une conversation',
    walk: 'Peinture\u00a0: deux personnes marchent main dans la main sous les réverbères',
    table: 'Peinture\u00a0: deux personnes à une table, avec une bougie',
  },
  social: { title: 'Tout a commencé dans le bus.', description: 'Chaque soirée comme celle-ci a sa première phrase.' },
};

const nl: LanderContent<'transitionsvideolanding'> = {
  heading: 'Het begon in de bus.',
  lead: 'Een bericht, een wandeling, een tafel voor twee. Elke avond als deze heeft een eerste zin.',
  action: 'Schrijf de eerste zin',
  parts: { line: 'Je eerste zin', pause: 'Zet de film stil' },
  alt: {
    bus: 'Schilderij: een vrouw in een nachtbus kijkt op haar telefoon',
    message: 'Schilderij: twee handen houden een telefoon met een gesprek vast',
    walk: 'Schilderij: twee mensen lopen hand in hand onder straatlantaarns',
    table: 'Schilderij: twee mensen aan een tafel met een kaars',
  },
  social: { title: 'Het begon in de bus.', description: 'Elke avond als deze heeft een eerste zin.' },
};

const de: LanderContent<'transitionsvideolanding'> = {
  heading: 'Es begann im Bus.',
  lead: 'Eine Nachricht, ein Spaziergang, ein Tisch für zwei. Jeder solche Abend hat einen ersten Satz.',
  action: 'Den ersten Satz schreiben',
  parts: { line: 'Dein erster Satz', pause: 'Film anhalten' },
  alt: {
    bus: 'Gemälde: Eine Frau im Bus bei Nacht sieht auf ihr Telefon',
    message: 'Gemälde: Zwei Hände halten ein Telefon mit einem Gespräch',
    walk: 'Gemälde: Zwei Menschen gehen Hand in Hand unter Laternen',
    table: 'Gemälde: Zwei Menschen an einem Tisch mit einer Kerze',
  },
  social: { title: 'Es begann im Bus.', description: 'Jeder solche Abend hat einen ersten Satz.' },
};

const it: LanderContent<'transitionsvideolanding'> = {
  heading: 'È cominciato sull’autobus.',
  lead: 'Un messaggio, una passeggiata, un tavolo per due. Ogni sera così ha una prima frase.',
  action: 'Scrivi la prima frase',
  parts: { line: 'La tua prima frase', pause: 'Ferma il filmato' },
  alt: {
    bus: 'Dipinto: una donna su un autobus di notte guarda il telefono',
    message: 'Dipinto: due mani tengono un telefono con una conversazione',
    walk: 'Dipinto: due persone camminano mano nella mano sotto i lampioni',
    table: 'Dipinto: due persone a un tavolo con una candela',
  },
  social: { title: 'È cominciato sull’autobus.', description: 'Ogni sera così ha una prima frase.' },
};

const es: LanderContent<'transitionsvideolanding'> = {
  heading: 'Empezó en el autobús.',
  lead: 'Un mensaje, un paseo, una mesa para dos. Cada noche así tiene una primera frase.',
  action: 'Escribir la primera frase',
  parts: { line: 'Tu primera frase', pause: 'Detener la película' },
  alt: {
    bus: 'Pintura: una mujer en un autobús de noche mira su teléfono',
    message: 'Pintura: dos manos sostienen un teléfono con una conversación',
    walk: 'Pintura: dos personas pasean de la mano bajo las farolas',
    table: 'Pintura: dos personas en una mesa con una vela',
  },
  social: { title: 'Empezó en el autobús.', description: 'Cada noche así tiene una primera frase.' },
};

const pl: LanderContent<'transitionsvideolanding'> = {
  heading: 'Zaczęło się w autobusie.',
  lead: 'Wiadomość, spacer, stolik dla dwojga. Każdy taki wieczór ma swoje pierwsze zdanie.',
  action: 'Napisz pierwsze zdanie',
  parts: { line: 'Twoje pierwsze zdanie', pause: 'Zatrzymaj film' },
  alt: {
    bus: 'Obraz: kobieta w nocnym autobusie patrzy na telefon',
    message: 'Obraz: dwie dłonie trzymają telefon z rozmową',
    walk: 'Obraz: dwie osoby idą za ręce pod latarniami',
    table: 'Obraz: dwie osoby przy stoliku ze świecą',
  },
  social: { title: 'Zaczęło się w autobusie.', description: 'Każdy taki wieczór ma swoje pierwsze zdanie.' },
};

/** One evening in four stills, and a first line to write. */
export const transitionsvideolanding: VersionContent<'transitionsvideolanding'> = {
  facts: { template: 'transitionsvideolanding', goal: 'signup', siteTexts: ['adults', 'joining'], images: {} },
  contents: { en, fr, nl, de, it, es, pl },
};
