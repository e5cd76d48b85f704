import { type Heritage, type Traits, lookOf } from '@rendezvous/portraits';
import { Random } from '@rendezvous/portraits/random';
import type { DemoPerson } from './person.js';
import { CITIES } from './places.js';

export const PERSONA_PASSWORD = 'demo-demo-demo';
export const PERSONA_KINDS = ['free', 'premium', 'broke', 'unconfirmed', 'hidden', 'operator', 'operator2'] as const;
export type PersonaKind = (typeof PERSONA_KINDS)[number];

/** The personas are the first people of every world. */
export const PERSONA_COUNT = PERSONA_KINDS.length;

export const personaIndex = (kind: PersonaKind): number => PERSONA_KINDS.indexOf(kind);

type Character = Pick<
  DemoPerson,
  | 'name'
  | 'gender'
  | 'sexuality'
  | 'age'
  | 'birthDate'
  | 'country'
  | 'city'
  | 'language'
  | 'locale'
  | 'relationshipStatus'
  | 'tattoos'
  | 'interests'
  | 'about'
  | 'prompts'
  | 'photos'
  | 'credits'
> & {
  readonly traits: Pick<Traits, 'hair' | 'eyes' | 'body'> & { readonly heritage: Heritage };
  /** Which of the looks that these traits allow. */
  readonly likeness: number;
};

const HOUR = 60;
const DAY = 24 * HOUR;

const CHARACTERS: Record<PersonaKind, Character> = {
  free: {
    name: 'Clémentine',
    gender: 'female',
    sexuality: 'hetero',
    age: 36,
    birthDate: '1989-09-14',
    country: 'FR',
    city: 'Lyon',
    language: 'fr',
    locale: 'fr',
    relationshipStatus: 'divorced',
    tattoos: true,
    interests: ['cooking', 'hiking', 'theater', 'dancing', 'wine', 'reading', 'travelling'],
    about:
      'Relieuse le jour, danseuse de tango approximative le soir. Le dimanche, je cuisine beaucoup trop et il me faut quelqu’un pour accuser les restes. Je crois aux longues tables, aux livres qu’on prête et aux promenades sans but sur les quais.',
    prompts: [
      { prompt: 'dish', answer: 'Un bœuf bourguignon pour huit, même quand on est deux.' },
      { prompt: 'better-for-two', answer: 'Le tango, paraît-il. Je confirme pour les restes.' },
    ],
    photos: 3,
    credits: 3,
    traits: { heritage: 'southern', hair: 'brunette', eyes: 'brown', body: 'normal' },
    likeness: 2,
  },
  premium: {
    name: 'Edmund',
    gender: 'male',
    sexuality: 'hetero',
    age: 41,
    birthDate: '1984-05-22',
    country: 'GB',
    city: 'London',
    language: 'en',
    locale: 'en',
    relationshipStatus: 'single',
    tattoos: false,
    interests: ['photography', 'biking', 'music', 'coffee', 'outdoors', 'movies', 'cooking', 'relationship'],
    about:
      'I restore old cameras for a living and still send my holidays to be developed, so they arrive two weeks late. Cellist in an orchestra that is better than I am. Looking for somebody who likes a long Sunday, a short queue and the last seat by the window.',
    prompts: [
      { prompt: 'rain', answer: 'I develop last summer’s holiday and find out whether it was any good.' },
      { prompt: 'useless-talent', answer: 'I can tell the year of a camera by its click.' },
      { prompt: 'sunday', answer: 'Cello before breakfast, apologies to the neighbours, then the last seat by the window.' },
    ],
    photos: 7,
    credits: 42,
    traits: { heritage: 'northern', hair: 'dark brown', eyes: 'green', body: 'normal' },
    likeness: 2,
  },
  broke: {
    name: 'Philippa',
    gender: 'female',
    sexuality: 'hetero',
    age: 33,
    birthDate: '1992-11-02',
    country: 'GB',
    city: 'London',
    language: 'en',
    locale: 'en',
    relationshipStatus: 'single',
    tattoos: true,
    interests: ['animals', 'art', 'tea', 'gardening', 'movies', 'fashion'],
    about:
      'Set painter: if you saw a swan on a London stage last winter, it may have been mine. I own one greyhound, eleven lamps and no umbrella. Tell me which colour your front door is and I will tell you whether we would get on.',
    prompts: [{ prompt: 'collection', answer: 'Lamps. Eleven, and there is one more in the hall that I am not counting.' }],
    photos: 6,
    credits: 0,
    traits: { heritage: 'african', hair: 'black', eyes: 'brown', body: 'slim' },
    likeness: 4,
  },
  unconfirmed: {
    name: 'Barnaby',
    gender: 'male',
    sexuality: 'gay',
    age: 28,
    birthDate: '1997-06-30',
    country: 'GB',
    city: 'Bristol',
    language: 'en',
    locale: 'en',
    relationshipStatus: 'single',
    tattoos: false,
    interests: ['gym', 'sushi', 'videogames', 'music', 'travelling'],
    about:
      'New here, and newly back in Bristol. Paediatric nurse, decent cook, terrible loser at board games. Happy to be shown the good bakeries.',
    prompts: [],
    photos: 2,
    credits: 0,
    traits: { heritage: 'southasian', hair: 'black', eyes: 'brown', body: 'normal' },
    likeness: 11,
  },
  hidden: {
    name: 'Victoire',
    gender: 'female',
    sexuality: 'lesbian',
    age: 47,
    birthDate: '1978-02-17',
    country: 'FR',
    city: 'Paris',
    language: 'fr',
    locale: 'fr',
    relationshipStatus: 'unmarried',
    tattoos: false,
    interests: ['art', 'politics', 'wine', 'theater', 'foodie', 'beach'],
    about:
      'Avocate, donc discrète par métier. Je préfère choisir à qui j’écris, d’où mon goût pour l’invisibilité. En dehors du palais : la mer en hiver, les petites salles de théâtre et les desserts partagés à deux cuillères.',
    prompts: [{ prompt: 'journey', answer: 'Ostende en janvier : personne, la mer, des gaufres.' }],
    photos: 4,
    credits: 18,
    traits: { heritage: 'northern', hair: 'dark blond', eyes: 'blue', body: 'slim' },
    likeness: 9,
  },
  operator: {
    name: 'Nell',
    gender: 'female',
    sexuality: 'bi',
    age: 52,
    birthDate: '1973-04-08',
    country: 'GB',
    city: 'Manchester',
    language: 'en',
    locale: 'en',
    relationshipStatus: 'widowed',
    tattoos: false,
    interests: ['gardening', 'tea', 'reading', 'hiking'],
    about: 'I look after this place: write to me if something is broken, or if somebody was unkind.',
    prompts: [],
    photos: 1,
    credits: 25,
    traits: { heritage: 'northern', hair: 'gray', eyes: 'hazel', body: 'normal' },
    likeness: 4,
  },
  // What one operator asks for, another one approves.
  operator2: {
    name: 'Fulbert',
    gender: 'male',
    sexuality: 'hetero',
    age: 45,
    birthDate: '1980-10-03',
    country: 'FR',
    city: 'Nantes',
    language: 'fr',
    locale: 'fr',
    relationshipStatus: 'divorced',
    tattoos: false,
    interests: ['biking', 'coffee', 'reading', 'theater'],
    about: 'Je veille sur les comptes de la maison. Si un crédit vous manque, c’est moi qui le cherche.',
    prompts: [],
    photos: 1,
    credits: 25,
    traits: { heritage: 'southern', hair: 'brunette', eyes: 'brown', body: 'normal' },
    likeness: 3,
  },
};

const personOf = (kind: PersonaKind): DemoPerson => {
  const { traits, likeness, ...character } = CHARACTERS[kind];
  const { gender, age, country, city } = character;
  const place = CITIES.find((other) => other.country === country && other.name === city);
  if (!place) throw new Error(`No such city: ${city}`);
  const look = lookOf(Random.of('persona', kind, likeness), { gender, age, ...traits });
  const index = personaIndex(kind);
  return {
    ...character,
    index,
    email: `${kind}@demo.test`,
    region: place.region,
    lat: place.lat,
    lon: place.lon,
    heritage: traits.heritage,
    hairColor: traits.hair,
    eyeColor: traits.eyes,
    bodyType: traits.body,
    premium: kind === 'premium' || kind === 'broke' || kind === 'hidden',
    unconfirmed: kind === 'unconfirmed',
    invisible: kind === 'hidden',
    privacy: false,
    fictional: false,
    operator: kind === 'operator' || kind === 'operator2',
    activeMinutesAgo: kind === 'unconfirmed' ? 2 * HOUR : 9 * HOUR,
    joinedMinutesAgo: kind === 'unconfirmed' ? 2 * DAY : kind === 'free' ? 12 * DAY : 200 * DAY,
    look,
    painted: index,
  };
};

const PERSONAS: readonly DemoPerson[] = PERSONA_KINDS.map(personOf);

/** The persona at an index, if one is. */
export const personaAt = (index: number): DemoPerson | undefined => PERSONAS[index];
