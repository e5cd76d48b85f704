import type {
  BODY_TYPES,
  CHILDREN,
  EYE_COLORS,
  HAIR_COLORS,
  Locale,
  RELATIONSHIP_STATUSES,
  SEEKING,
  SMOKING,
} from '@rendezvous/contracts/reference';

type Words<Values extends readonly string[]> = Readonly<Record<Values[number], string>>;

/** What the readable page of an export says of what members may tell of themselves. */
export interface ProfileWords {
  readonly labels: Readonly<
    Record<
      'relationship' | 'seeking' | 'height' | 'hair' | 'eyes' | 'body' | 'tattoos' | 'languages' | 'children' | 'smoking' | 'work',
      string
    >
  >;
  readonly relationship: Words<typeof RELATIONSHIP_STATUSES>;
  readonly seeking: Words<typeof SEEKING>;
  readonly hair: Words<typeof HAIR_COLORS>;
  readonly eyes: Words<typeof EYE_COLORS>;
  readonly body: Words<typeof BODY_TYPES>;
  readonly children: Words<typeof CHILDREN>;
  readonly smoking: Words<typeof SMOKING>;
}

export const PROFILE_WORDS: Readonly<Record<Locale, ProfileWords>> = {
  en: {
    labels: {
      relationship: 'Relationship status',
      seeking: 'What you are looking for',
      height: 'Height',
      hair: 'Hair',
      eyes: 'Eyes',
      body: 'Build',
      tattoos: 'Tattoos',
      languages: 'Languages',
      children: 'Children',
      smoking: 'Smoking',
      work: 'Work',
    },
    relationship: {
      divorced: 'Divorced',
      'living together': 'Living together',
      married: 'Married',
      single: 'Single',
      widowed: 'Widowed',
      unmarried: 'Never married',
    },
    seeking: { relationship: 'A relationship', company: 'Company', casual: 'Something casual', open: 'Open to what comes' },
    hair: {
      brunette: 'Brunette',
      blond: 'Blond',
      brown: 'Brown',
      white: 'White',
      bald: 'Bald',
      black: 'Black',
      'dark blond': 'Dark blond',
      'dark brown': 'Dark brown',
      gray: 'Grey',
      red: 'Red',
      other: 'Another colour',
    },
    eyes: { blue: 'Blue', green: 'Green', hazel: 'Hazel', brown: 'Brown' },
    body: { slim: 'Slim', normal: 'Average', fat: 'Full-figured' },
    children: { none: 'None', 'at home': 'At home', 'grown up': 'Grown up' },
    smoking: { no: 'No', sometimes: 'Sometimes', yes: 'Yes' },
  },
  fr: {
    labels: {
      relationship: 'Situation amoureuse',
      seeking: 'Ce que vous cherchez',
      height: 'Taille',
      hair: 'Cheveux',
      eyes: 'Yeux',
      body: 'Silhouette',
      tattoos: 'Tatouages',
      languages: 'Langues',
      children: 'Enfants',
      smoking: 'Tabac',
      work: 'Travail',
    },
    relationship: {
      divorced: 'Divorcé·e',
      'living together': 'En couple',
      married: 'Marié·e',
      single: 'Célibataire',
      widowed: 'Veuf ou veuve',
      unmarried: 'Jamais marié·e',
    },
    seeking: { relationship: 'Une relation', company: 'De la compagnie', casual: 'Rien de sérieux', open: 'Je verrai bien' },
    hair: {
      brunette: 'Châtains foncés',
      blond: 'Blonds',
      brown: 'Châtains',
      white: 'Blancs',
      bald: 'Crâne rasé',
      black: 'Noirs',
      'dark blond': 'Blond foncé',
      'dark brown': 'Bruns',
      gray: 'Gris',
      red: 'Roux',
      other: 'Autre couleur',
    },
    eyes: { blue: 'Bleus', green: 'Verts', hazel: 'Noisette', brown: 'Marron' },
    body: { slim: 'Mince', normal: 'Moyenne', fat: 'Ronde' },
    children: { none: 'Aucun', 'at home': 'À la maison', 'grown up': 'Grands' },
    smoking: { no: 'Non', sometimes: 'Parfois', yes: 'Oui' },
  },
};
