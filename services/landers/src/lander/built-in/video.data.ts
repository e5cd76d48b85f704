import type { LanderContent } from '@rendezvous/contracts/landers/content';
import type { VersionContent } from '../../variants/variant.js';

type Content = LanderContent<'video'>;

const en: Content = {
  heading: 'How two end up at one table.',
  lead: 'A short film without a sound. The words will be yours.',
  action: 'Join',
  parts: { play: 'Play the film', pause: 'Pause the film', credits: 'With a night bus, a message, a long walk and a candle.' },
  alt: { poster: 'Painting: a woman and a man face each other at a table with a candle' },
  social: { title: 'How two end up at one table.', description: 'A short film without a sound. The words will be yours.' },
};

const fr: Content = {
  heading: 'Comment on finit à la même table.',
  lead: 'Un petit film sans le son. Les mots, ce sera vous.',
  action: 'S’inscrire',
  parts: {
    play: 'Lancer le film',
    pause: 'Mettre le film en pause',
    credits: 'Avec un bus de nuit, un message, une longue promenade et une bougie.',
  },
  alt: { poster: 'Peinture\u00a0: une femme et un homme face à face, à une table éclairée par une bougie' },
  social: { title: 'Comment on finit à la même table.', description: 'Un petit film sans le son. Les mots, ce sera vous.' },
};

const nl: Content = {
  heading: 'Hoe twee mensen één tafel delen.',
  lead: 'Een korte film zonder geluid. De woorden zijn voor jou.',
  action: 'Meld je aan',
  parts: {
    play: 'Speel de film af',
    pause: 'Pauzeer de film',
    credits: 'Met een nachtbus, een bericht, een lange wandeling en een kaars.',
  },
  alt: { poster: 'Schilderij: een vrouw en een man tegenover elkaar aan een tafel met een kaars' },
  social: { title: 'Hoe twee mensen één tafel delen.', description: 'Een korte film zonder geluid. De woorden zijn voor jou.' },
};

const de: Content = {
  heading: 'Wie zwei an einem Tisch landen.',
  lead: 'Ein kurzer Film ohne Ton. Die Worte findest du.',
  action: 'Mitmachen',
  parts: {
    play: 'Film abspielen',
    pause: 'Film anhalten',
    credits: 'Mit einem Nachtbus, einer Nachricht, einem langen Spaziergang und einer Kerze.',
  },
  alt: { poster: 'Gemälde: Eine Frau und ein Mann sitzen sich an einem Tisch mit einer Kerze gegenüber' },
  social: { title: 'Wie zwei an einem Tisch landen.', description: 'Ein kurzer Film ohne Ton. Die Worte findest du.' },
};

const it: Content = {
  heading: 'Come ci si ritrova a un tavolo.',
  lead: 'Un piccolo film senza audio. Le parole le metti tu.',
  action: 'Iscriviti',
  parts: {
    play: 'Avvia il film',
    pause: 'Metti in pausa il film',
    credits: 'Con un autobus di notte, un messaggio, una lunga passeggiata e una candela.',
  },
  alt: { poster: 'Dipinto: una donna e un uomo si guardano a un tavolo con una candela' },
  social: { title: 'Come ci si ritrova a un tavolo.', description: 'Un piccolo film senza audio. Le parole le metti tu.' },
};

const es: Content = {
  heading: 'Cómo se acaba en la misma mesa.',
  lead: 'Una película corta y sin sonido. Las palabras las pones tú.',
  action: 'Unirse',
  parts: {
    play: 'Ver la película',
    pause: 'Pausar la película',
    credits: 'Con un autobús nocturno, un mensaje, un largo paseo y una vela.',
  },
  alt: { poster: 'Pintura: una mujer y un hombre frente a frente en una mesa con una vela' },
  social: { title: 'Cómo se acaba en la misma mesa.', description: 'Una película corta y sin sonido. Las palabras las pones tú.' },
};

const pl: Content = {
  heading: 'Jak trafia się do jednego stolika.',
  lead: 'Krótki film bez dźwięku. Słowa należą do ciebie.',
  action: 'Dołącz',
  parts: {
    play: 'Odtwórz film',
    pause: 'Zatrzymaj film',
    credits: 'Występują: nocny autobus, wiadomość, długi spacer i świeca.',
  },
  alt: { poster: 'Obraz: kobieta i mężczyzna naprzeciw siebie przy stoliku ze świecą' },
  social: { title: 'Jak trafia się do jednego stolika.', description: 'Krótki film bez dźwięku. Słowa należą do ciebie.' },
};

/** A short film of how two people came to a table. */
export const video: VersionContent<'video'> = {
  facts: { template: 'video', goal: 'signup', siteTexts: ['adults', 'joining'], images: {} },
  contents: { en, fr, nl, de, it, es, pl },
};
