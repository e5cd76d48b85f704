import en from './messages/en.json';
import fr from './messages/fr.json';

/** Why nothing goes back: operators are told the same. */
export const refundRefusalTexts = { en, fr };
