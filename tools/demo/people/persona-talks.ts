import type { PersonaKind } from './personas.js';

/** A conversation written for a persona: who says what, by turns or not. */
export interface Talk {
  /** Who wrote first. */
  readonly startedBy: 'persona' | 'partner';
  /** Lines; those that begin with `>` are the persona's. */
  readonly lines: readonly string[];
  /** How many of the last lines came after the persona had last looked. */
  readonly unread: number;
  /** Another persona, when it is a talk between two of them. */
  readonly with?: PersonaKind;
}

/** The conversations that each persona finds, latest first. */
// prettier-ignore
export const TALKS: Record<PersonaKind, readonly Talk[]> = {
  free: [
    { startedBy: 'partner', unread: 2, lines: [
      'Bonjour Clémentine ! Une relieuse à Lyon, je croyais que le métier n’existait plus que dans les romans.',
      '> Il existe dans un atelier de la Croix-Rousse, avec un chat et un poêle qui fume. Bonjour !',
      'Et vous reliez quoi, en ce moment ?',
      '> Les carnets de recettes d’une dame de quatre-vingt-dix ans. Il y a des taches de beurre sur toutes les pages importantes.',
      'C’est la meilleure table des matières que je connaisse.',
      '> N’est-ce pas ? J’ai demandé la permission de recopier le gratin.',
      'Et alors, la permission ?',
      'Je demande pour un ami. Un ami qui possède un four.',
    ] },
    { startedBy: 'persona', unread: 0, lines: [
      '> Bonsoir ! C’est bien le refuge de la Pra, sur votre troisième photo ?',
      'Bonsoir ! Oui, bien vu. Vous y êtes montée ?',
      '> En septembre, sous une pluie horizontale. La soupe était mémorable.',
      'La soupe de la Pra mérite à elle seule les huit cents mètres de dénivelé.',
      '> Alors nous sommes d’accord sur l’essentiel.',
      'Sur l’essentiel, oui. Il reste à savoir ce que vous pensez du reblochon.',
      '> Je pense à lui souvent.',
    ] },
    { startedBy: 'partner', unread: 1, lines: [
      'Bonjour, je vous ai vue (je crois) au tango des berges, mercredi. Robe verte ?',
      '> Robe verte, oui, et beaucoup d’excuses à mes partenaires. Vous dansiez ?',
      'Je tenais le bar. On voit mieux les pieds de tout le monde.',
      '> Aïe. Et le verdict ?',
      'Courage : dix sur dix. Pour le reste, il y a mercredi prochain.',
    ] },
  ],
  premium: [
    { startedBy: 'partner', unread: 2, lines: [
      'A man who restores cameras! I have my grandfather’s in a drawer, it rattles. Is that bad?',
      '> Depends on the rattle. Dry rattle: a screw. Soft rattle: sand from a very good summer.',
      'Soft, I think. He spent every August in Cornwall.',
      '> Then leave a few grains in. I always put them back in a little paper envelope.',
      'You do not.',
      '> I do. There’s a shelf of envelopes. The oldest says “Skegness, 1951”.',
      'All right, that is the loveliest thing I’ve read all week.',
      'When may I bring you Cornwall?',
    ] },
    { startedBy: 'persona', unread: 0, lines: [
      '> Hello! You wrote that you cycle to the sea once a year. From London? In one go?',
      'From London, in one go, with three sandwiches. The secret is to leave at four in the morning.',
      '> I have never seen four in the morning from that side.',
      'It’s pink. Foxes everywhere, nobody hooting. You’d like it, you’re a photographer.',
      '> I’d fall off taking pictures of the foxes.',
      'I’d wait for you. There’s a fourth sandwich for that.',
      '> Consider me in training.',
    ] },
    { startedBy: 'partner', unread: 1, lines: [
      'Quick question from one orchestra to another: do your violas also count out loud?',
      '> Ours count in different languages. It’s very moving. What do you play?',
      'Second oboe, so mostly I wait and then apologise.',
      '> Cellos wait too, but we look profound while doing it.',
      'We’re doing Dvořák on the 14th and there’s a seat beside the radiator. Just saying.',
    ] },
    { startedBy: 'persona', unread: 0, lines: [
      '> Good evening! Is it true that you’ve been to every launderette café in the city?',
      'Eleven out of fourteen. I keep a map and a very clean wardrobe.',
      '> Which one has the best cake?',
      'Number six. Lemon. You have to sit by the dryers, it’s like a small beach.',
      '> I own a bag of washing and a free Saturday.',
      'How romantic. Half past ten?',
      '> Half past ten. I’ll bring the whites.',
    ] },
  ],
  broke: [
    { startedBy: 'partner', with: 'premium', unread: 2, lines: [
      'The front door is blue. Dark blue, a bit chipped. So: would we get on?',
      '> Chipped is promising. Does it stick when it rains?',
      'Only on Sundays.',
      '> Then we’d get on splendidly.',
      'I was hoping you would say that.',
      'I’m near the canal tomorrow. Would the greyhound like a walk?',
    ] },
    { startedBy: 'persona', unread: 0, lines: [
      '> Hello! Please tell me that the hat in picture two is yours.',
      'It was my aunt’s, she wore it to the races and lost every time.',
      '> It’s the best hat I have seen this year, and I work in a theatre.',
      'Then you must meet it. It takes visitors on weekends.',
    ] },
    { startedBy: 'partner', unread: 1, lines: [
      'I think I sat in row F in front of one of your swans. Was it winking?',
      '> It was! You’re the first to notice. It took me four nights.',
      'I laughed in the saddest scene. My sister hasn’t forgiven me.',
    ] },
  ],
  // What others answer here waits until the address is confirmed.
  unconfirmed: [
    { startedBy: 'persona', unread: 2, lines: [
      '> Hi! You look like somebody who knows where the good bread is. I’ve just moved back and am living on toast.',
      'Toast is an excellent start. Have you been to the place under the railway arches yet?',
      'Go before nine, ask for the heel of the loaf, and thank me later.',
    ] },
    { startedBy: 'persona', unread: 1, lines: [
      '> Hello, is the board game in your picture the one with the sinking island? I have never once survived it.',
      'It is! Nobody has. We keep a list of our last words on the fridge.',
    ] },
  ],
  hidden: [
    { startedBy: 'persona', unread: 1, lines: [
      '> Bonsoir. J’écris peu et je choisis bien : votre photo devant la mer en janvier m’a décidée.',
      'Bonsoir Victoire. C’était au Crotoy, il faisait deux degrés et j’étais heureuse.',
      '> Deux degrés, c’est la bonne température pour une plage. Il n’y reste que les gens sérieux.',
      'Et les marchandes de gaufres.',
      '> Ce sont les plus sérieuses de toutes.',
      'Alors, un samedi de février, avec une écharpe ?',
    ] },
    { startedBy: 'persona', unread: 0, lines: [
      '> Bonjour ! Vous aussi, vous étiez à la petite salle de la rue des Martyrs, jeudi ?',
      'Troisième rang, oui. J’ai pleuré à la fin, et vous ?',
      '> À la fin, et un peu au milieu.',
      'J’ai gardé le programme. Il y a une autre pièce en mars.',
      '> Deux places, alors. Je m’en occupe.',
    ] },
  ],
  operator: [],
  operator2: [],
};
