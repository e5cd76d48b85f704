import type { Language } from '@rendezvous/contracts/reference';

/** Numbers in words beside what a claim counts, as parts of a regular expression. What alone says something else (Italian “sei”) is left out. */
export interface NumberWords {
  /** Below ten. */
  readonly small: string;
  /** From ten on. */
  readonly large: string;
  /** What may stand between a number and what it counts. */
  readonly between: string;
  /** What costs, or is given: any number of it is a claim. */
  readonly worth: string;
  /** Who is here: ten of them and more are a claim. */
  readonly crowd: string;
}

export const NUMBER_WORDS: Readonly<Record<Language, NumberWords>> = {
  en: {
    small: 'one|two|three|four|five|six|seven|eight|nine',
    large:
      'ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozens?|hundreds?|thousands?|millions?',
    between: 'free|bonus|extra|more|new|real|active|verified|registered|happy|of|our|your',
    worth: 'credits?|francs?|pounds|per ?cent|free (?:messages?|likes?|minutes?|days?|weeks?|months?)',
    crowd: 'members|users|singles|profiles',
  },
  fr: {
    small: 'deux|trois|quatre|cinq|six|sept|huit|neuf',
    large:
      'dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|mille|milliers|millions?|centaines|dizaines',
    between: 'nouveaux|vrais|premiers|de|des|nos|vos',
    worth: 'crédits?|francs?|pour cent',
    crowd: 'membres|utilisateurs|célibataires|profils',
  },
  nl: {
    small: 'één|twee|drie|vier|vijf|zes|zeven|acht|negen',
    large:
      'elf|twaalf|\\p{L}*tien|\\p{L}*(?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig)|tientallen|\\p{L}*honderd(?:en)?|\\p{L}*duizend(?:en)?|miljoen(?:en)?',
    between: 'nieuwe|echte|actieve|extra|van|onze',
    worth: 'credits?|franken|procent',
    crowd: 'leden|gebruikers|singles|profielen',
  },
  de: {
    small: 'zwei|drei|vier|fünf|sechs|sieben|acht|neun',
    large:
      'elf|zwölf|\\p{L}*zehn|\\p{L}*(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)|dutzende?|\\p{L}*hundert(?:en?)?|\\p{L}*tausend(?:en?)?|million(?:en)?',
    between: 'neuen?|echten?|aktiven?|freien?|weiteren?|von|unserer?',
    worth: 'credits?|franken|prozent',
    crowd: 'mitgliedern?|nutzern?|singles|profilen?',
  },
  it: {
    small: 'due|tre|quattro|cinque|sette|otto|nove',
    large:
      'dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|venti\\p{L}*|(?:trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta)\\p{L}*|decine|centinaia|migliaia|\\p{L}*cento|\\p{L}*mila|mille|milion[ei]',
    between: 'nuovi|veri|di|dei|nostri',
    worth: 'credit[oi]|franchi|per ?cento',
    crowd: 'membri|iscritti|utenti|single|profili',
  },
  es: {
    small: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve',
    large:
      'diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veinte|veinti\\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|decenas|cien|\\p{L}*cientos|mil|miles|millón|millones',
    between: 'nuevos|verdaderos|de|nuestros',
    worth: 'créditos?|francos|por ciento',
    crowd: 'miembros|usuarios|solteros|perfiles',
  },
  pl: {
    small: 'dwa|dwie|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć',
    large:
      'dziesięć|\\p{L}+naście|dwadzieścia|trzydzieści|czterdzieści|\\p{L}+dziesiąt|dziesiątki|sto|dwieście|trzysta|czterysta|\\p{L}+ćset|siedemset|osiemset|setki|tysiące?|tysięcy|milion(?:y|ów)?',
    between: 'nowych|nowe|prawdziwych|naszych',
    worth: 'kredyt\\p{L}*|frank\\p{L}*|procent\\p{L}*',
    crowd: 'członk\\p{L}*|użytkownik\\p{L}*|singli|profili',
  },
};
