import type { CountryCode, Language } from '@rendezvous/contracts/reference';
import type { Random } from '@rendezvous/portraits/random';
import type { Heritage } from '@rendezvous/portraits';
import type { Origin } from './names.data.js';

type Weights<K extends string> = Readonly<Partial<Record<K, number>>>;

interface Culture {
  /** Share of the members, any unit. */
  readonly members: number;
  readonly heritages: Weights<Heritage>;
}

/** Who lives where: how many of the members, and where their families come from. */
export const CULTURES: Record<CountryCode, Culture> = {
  US: {
    members: 13,
    heritages: { northern: 4, southern: 1, eastern: 0.8, african: 2, latin: 2.4, eastasian: 0.8, southasian: 0.7, middleeastern: 0.4 },
  },
  GB: {
    members: 14,
    heritages: { northern: 7, southern: 0.6, eastern: 0.8, african: 1, southasian: 1.5, eastasian: 0.5, middleeastern: 0.5 },
  },
  FR: {
    members: 16,
    heritages: { southern: 4, northern: 3.6, african: 1.3, middleeastern: 1.6, eastasian: 0.4, eastern: 0.4, southasian: 0.2 },
  },
  DE: {
    members: 11,
    heritages: { northern: 7, eastern: 1.4, southern: 0.8, middleeastern: 1.2, african: 0.4, eastasian: 0.4, southasian: 0.2 },
  },
  NL: {
    members: 7,
    heritages: { northern: 7, southern: 0.5, middleeastern: 1, african: 0.7, eastasian: 0.5, southasian: 0.5, eastern: 0.4 },
  },
  BE: { members: 6, heritages: { northern: 5, southern: 2, middleeastern: 1.1, african: 0.9, eastern: 0.4, eastasian: 0.2 } },
  IT: { members: 7, heritages: { southern: 9, northern: 0.8, eastern: 0.6, african: 0.4, middleeastern: 0.4, eastasian: 0.3, latin: 0.2 } },
  ES: { members: 7, heritages: { southern: 8, latin: 1.8, middleeastern: 0.5, african: 0.4, northern: 0.5, eastern: 0.3 } },
  PL: { members: 6, heritages: { eastern: 10, northern: 0.5, eastasian: 0.1 } },
  AT: { members: 3, heritages: { northern: 6, eastern: 2, southern: 1, middleeastern: 0.6, african: 0.2 } },
  CH: { members: 4, heritages: { northern: 5, southern: 3, eastern: 0.8, middleeastern: 0.5, african: 0.4, southasian: 0.4 } },
  IE: { members: 3, heritages: { northern: 8, eastern: 1, african: 0.4, latin: 0.3, southasian: 0.3 } },
  CA: {
    members: 5,
    heritages: { northern: 5, southern: 1, eastasian: 1.4, southasian: 1.3, african: 0.8, middleeastern: 0.7, latin: 0.5 },
  },
  AU: { members: 5, heritages: { northern: 6, southern: 1.4, eastasian: 1.3, southasian: 0.9, middleeastern: 0.5, african: 0.2 } },
  NZ: { members: 2, heritages: { northern: 6, eastasian: 1.2, southasian: 0.8, latin: 0.3, southern: 0.4 } },
};

const BELGIAN: Record<string, Weights<Language>> = {
  'BE-BRU': { fr: 7, nl: 2 },
  'BE-WHT': { fr: 1 },
  'BE-WLG': { fr: 5, de: 0.6 },
  'BE-WLX': { fr: 1 },
  'BE-WNA': { fr: 1 },
  'BE-WBR': { fr: 1 },
};

const SWISS: Record<string, Weights<Language>> = {
  'CH-TI': { it: 9, de: 1 },
  'CH-GE': { fr: 7, en: 1.4 },
  'CH-VD': { fr: 8, en: 0.8 },
  'CH-NE': { fr: 1 },
  'CH-JU': { fr: 1 },
  'CH-FR': { fr: 3, de: 1 },
  'CH-VS': { fr: 3, de: 1 },
  'CH-BE': { de: 6, fr: 1 },
  'CH-GR': { de: 6, it: 1 },
  'CH-ZH': { de: 8, en: 1 },
  'CH-ZG': { de: 5, en: 1.4 },
};

const SPANISH_STATES: readonly string[] = ['US-CA', 'US-TX', 'US-FL', 'US-NM', 'US-AZ', 'US-NV', 'US-NY'];

// prettier-ignore
const SPOKEN: Record<CountryCode, Weights<Language>> = {
  US: { en: 1 }, GB: { en: 1 }, IE: { en: 1 }, AU: { en: 1 }, NZ: { en: 1 }, CA: { en: 1 }, FR: { fr: 1 }, NL: { nl: 1 }, BE: { nl: 1 },
  DE: { de: 1 }, AT: { de: 1 }, CH: { de: 1 }, IT: { it: 1 }, ES: { es: 1 }, PL: { pl: 1 },
};

/** What somebody from a region writes: one of the languages that are visible in the country. */
export const languageOf = (random: Random, country: CountryCode, region: string, heritage: Heritage): Language => {
  if (country === 'US' && heritage === 'latin')
    return random.weighted<Language>({ en: 1, es: SPANISH_STATES.includes(region) ? 1.6 : 0.7 });
  if (country === 'CA')
    return random.weighted<Language>(region === 'CA-QC' ? { fr: 6, en: 1 } : region === 'CA-NB' ? { en: 2, fr: 1 } : { en: 1 });
  return random.weighted(BELGIAN[region] ?? SWISS[region] ?? SPOKEN[country]);
};

/** Which list a first name comes from: most people are named as people are where they live. */
export const originOf = (random: Random, heritage: Heritage, language: Language): Origin => {
  const away: Partial<Record<Heritage, { readonly origin: Origin; readonly share: number }>> = {
    middleeastern: { origin: 'arab', share: 0.85 },
    african: { origin: 'afro', share: language === 'en' ? 0.4 : 0.7 },
    southasian: { origin: 'desi', share: 0.85 },
    eastasian: { origin: 'asia', share: language === 'en' ? 0.6 : 0.75 },
    latin: { origin: 'es', share: 0.85 },
    eastern: { origin: 'pl', share: 0.55 },
  };
  const other = away[heritage];
  return other && random.chance(other.share) ? other.origin : language;
};
