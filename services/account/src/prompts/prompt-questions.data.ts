import type { Prompt } from '@rendezvous/contracts/account/prompts';
import type { Locale } from '@rendezvous/contracts/reference';

/** Openings that one finishes in one's own words: near enough to be answered at once, and nothing that one would not say in front of a stranger. */
// prettier-ignore
export const PROMPT_QUESTIONS: Readonly<Record<Prompt, Readonly<Record<Locale, string>>>> = {
  'sunday': { en: 'A Sunday I wouldn’t swap', fr: 'Un dimanche que je n’échangerais pas' },
  'laugh': { en: 'What makes me laugh every time', fr: 'Ce qui me fait rire à chaque fois' },
  'dish': { en: 'The dish I cook for people I like', fr: 'Le plat que je prépare aux gens que j’aime' },
  'small-success': { en: 'A small success of mine', fr: 'Une petite réussite à mon actif' },
  'learn': { en: 'Something I’d like to learn', fr: 'Ce que j’aimerais apprendre' },
  'teach': { en: 'What I could teach you in an hour', fr: 'Ce que je pourrais vous apprendre en une heure' },
  'song': { en: 'The song I turn up', fr: 'La chanson pour laquelle je monte le son' },
  'place-nearby': { en: 'A place near home I’d show you', fr: 'L’endroit que je vous montrerais près de chez moi' },
  'journey': { en: 'A journey I still think about', fr: 'Un voyage auquel je pense encore' },
  'book-or-film': { en: 'The book or film I press on everybody', fr: 'Le livre ou le film que je conseille à tout le monde' },
  'changed-mind': { en: 'Something I’ve changed my mind about', fr: 'Un sujet sur lequel j’ai changé d’avis' },
  'simple-joy': { en: 'A little thing that makes my day', fr: 'Un petit rien qui embellit ma journée' },
  'first-meeting': { en: 'A first meeting I’d enjoy', fr: 'Une première rencontre qui me plairait' },
  'friends-say': { en: 'What my friends would tell you about me', fr: 'Ce que mes proches vous diraient de moi' },
  'quiet-evening': { en: 'My idea of a quiet evening', fr: 'Ma soirée tranquille idéale' },
  'morning': { en: 'How my mornings begin', fr: 'Mes matins commencent par…' },
  'collection': { en: 'Something I can’t throw away', fr: 'Ce que je n’arrive pas à jeter' },
  'harmless-debate': { en: 'A trifle I’ll argue about for hours', fr: 'Un détail dont je peux débattre pendant des heures' },
  'childhood-taste': { en: 'A taste of my childhood', fr: 'Un goût de mon enfance' },
  'market': { en: 'What I always bring home from the market', fr: 'Ce que je rapporte toujours du marché' },
  'rain': { en: 'When it rains all day', fr: 'Quand il pleut toute la journée' },
  'kindness': { en: 'A kindness I haven’t forgotten', fr: 'Un geste que je n’ai pas oublié' },
  'useless-talent': { en: 'My most useless talent', fr: 'Mon talent le plus inutile' },
  'saying': { en: 'A word or saying I love', fr: 'Un mot ou un dicton que j’aime' },
  'looking-forward': { en: 'What I’m looking forward to', fr: 'Ce que j’attends avec impatience' },
  'ask-me': { en: 'Ask me about…', fr: 'Demandez-moi de vous parler de…' },
  'better-for-two': { en: 'Something that’s better for two', fr: 'Ce qui est bien mieux à deux' },
  'get-along': { en: 'We’ll get along if…', fr: 'Le courant passera si…' },
};
