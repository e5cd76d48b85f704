import type { COMPLAINT_CATEGORIES, COMPLAINT_OUTCOMES, COMPLAINT_STATES } from '@rendezvous/contracts/account/complaints';
import type { SpecialField } from '@rendezvous/contracts/account/field-choices';
import type { Gender, Locale, Sexuality } from '@rendezvous/contracts/reference';
import { PROFILE_WORDS, type ProfileWords } from './profile-words.js';

interface Texts {
  readonly title: string;
  /** `at`: when it was put together. */
  readonly intro: (name: string, at: string) => string;
  readonly profile: string;
  readonly photos: string;
  readonly consents: string;
  readonly consentColumns: readonly string[];
  readonly consentKinds: Readonly<Record<'terms' | 'matching' | 'marketing' | `show-${SpecialField}`, string>>;
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
  /** What members may tell besides. */
  readonly details: ProfileWords;
  readonly blocks: string;
  readonly blockColumns: readonly string[];
  readonly deleted: string;
  readonly devices: string;
  readonly deviceColumns: readonly string[];
  readonly unknown: string;
  readonly complaints: string;
  readonly complaintColumns: readonly string[];
  readonly complaintCategories: Readonly<Record<(typeof COMPLAINT_CATEGORIES)[number], string>>;
  readonly complaintStates: Readonly<Record<(typeof COMPLAINT_STATES | typeof COMPLAINT_OUTCOMES)[number], string>>;
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
    consentKinds: {
      terms: 'Terms of use',
      matching: 'Matching',
      marketing: 'Offers by e-mail',
      'show-sexuality': 'Sexuality shown on the profile',
      'show-interests': 'Interests shown on the profile',
    },
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
    details: PROFILE_WORDS.en,
    blocks: 'Whom you blocked',
    blockColumns: ['Member', 'Since'],
    deleted: 'Deleted member',
    devices: 'Where you are logged in',
    deviceColumns: ['Browser', 'Device', 'Country', 'Logged in', 'Last used'],
    unknown: 'not known',
    complaints: 'Your complaints',
    complaintColumns: ['Number', 'Filed', 'About', 'State', 'What you wrote'],
    complaintCategories: {
      member: 'A member',
      payment: 'A payment or credits',
      privacy: 'My data',
      technical: 'Something that does not work',
      other: 'Something else',
    },
    complaintStates: { open: 'Open', answered: 'Answered', closed: 'Closed', unfounded: 'Closed: nothing found against the rules' },
  },
  fr: {
    title: 'Vos données',
    intro: (name, at) => `Voici ce que nous avons sur ${name}, le ${at}. Le dossier « json » contient tout pour les programmes.`,
    profile: 'Compte et profil',
    photos: 'Photos',
    consents: 'Accords',
    consentColumns: ['Quoi', 'Accepté', 'Quand', 'Version du texte'],
    consentKinds: {
      terms: 'Conditions d’utilisation',
      matching: 'Affinités',
      marketing: 'Offres par e-mail',
      'show-sexuality': 'Orientation montrée sur le profil',
      'show-interests': 'Centres d’intérêt montrés sur le profil',
    },
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
    details: PROFILE_WORDS.fr,
    blocks: 'Les membres que vous avez bloqués',
    blockColumns: ['Membre', 'Depuis'],
    deleted: 'Membre supprimé',
    devices: 'Où vous êtes connecté·e',
    deviceColumns: ['Navigateur', 'Appareil', 'Pays', 'Connexion', 'Dernière utilisation'],
    unknown: 'inconnu',
    complaints: 'Vos réclamations',
    complaintColumns: ['Numéro', 'Déposée', 'Sujet', 'État', 'Ce que vous avez écrit'],
    complaintCategories: {
      member: 'Un membre',
      payment: 'Un paiement ou des crédits',
      privacy: 'Mes données',
      technical: 'Quelque chose qui ne marche pas',
      other: 'Autre chose',
    },
    complaintStates: {
      open: 'Ouverte',
      answered: 'Répondue',
      closed: 'Close',
      unfounded: 'Close : rien de contraire aux règles',
    },
  },
};
