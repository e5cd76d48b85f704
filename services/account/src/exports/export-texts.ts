import type { Gender, Locale, Sexuality } from '@rendezvous/contracts/reference';

interface Texts {
  readonly title: string;
  /** `at`: when it was put together. */
  readonly intro: (name: string, at: string) => string;
  readonly profile: string;
  readonly photos: string;
  readonly consents: string;
  readonly consentColumns: readonly string[];
  readonly consentKinds: Readonly<Record<'terms' | 'matching' | 'marketing', string>>;
  readonly yes: string;
  readonly no: string;
  readonly labels: Readonly<
    Record<
      'name' | 'email' | 'birthDate' | 'gender' | 'sexuality' | 'country' | 'region' | 'city' | 'interests' | 'about' | 'joined',
      string
    >
  >;
  readonly genders: Readonly<Record<Gender, string>>;
  readonly sexualities: Readonly<Record<Sexuality, string>>;
}

/** What the readable page of an export says of the account. */
export const EXPORT_TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    title: 'Your data',
    intro: (name, at) => `This is what we hold about ${name}, as of ${at}. The folder “json” has all of it for programs.`,
    profile: 'Account and profile',
    photos: 'Photos',
    consents: 'Consents',
    consentColumns: ['What', 'Agreed', 'When', 'Version of the text'],
    consentKinds: { terms: 'Terms of use', matching: 'Matching', marketing: 'News and offers by e-mail' },
    yes: 'yes',
    no: 'no',
    labels: {
      name: 'Name',
      email: 'E-mail address',
      birthDate: 'Date of birth',
      gender: 'Gender',
      sexuality: 'Sexuality',
      country: 'Country',
      region: 'Region',
      city: 'Town',
      interests: 'Interests',
      about: 'About you',
      joined: 'Member since',
    },
    genders: { male: 'Man', female: 'Woman' },
    sexualities: { hetero: 'Straight', gay: 'Gay', lesbian: 'Lesbian', bi: 'Bisexual' },
  },
  fr: {
    title: 'Vos données',
    intro: (name, at) => `Voici ce que nous avons sur ${name}, le ${at}. Le dossier « json » contient tout pour les programmes.`,
    profile: 'Compte et profil',
    photos: 'Photos',
    consents: 'Accords',
    consentColumns: ['Quoi', 'Accepté', 'Quand', 'Version du texte'],
    consentKinds: { terms: 'Conditions d’utilisation', matching: 'Affinités', marketing: 'Nouvelles et offres par e-mail' },
    yes: 'oui',
    no: 'non',
    labels: {
      name: 'Nom',
      email: 'Adresse e-mail',
      birthDate: 'Date de naissance',
      gender: 'Genre',
      sexuality: 'Sexualité',
      country: 'Pays',
      region: 'Région',
      city: 'Ville',
      interests: 'Centres d’intérêt',
      about: 'À propos de vous',
      joined: 'Membre depuis',
    },
    genders: { male: 'Homme', female: 'Femme' },
    sexualities: { hetero: 'Hétéro', gay: 'Gay', lesbian: 'Lesbienne', bi: 'Bisexuel·le' },
  },
};
