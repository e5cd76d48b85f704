import en from './messages/en.json';
import fr from './messages/fr.json';

export const reportTexts = { en, fr };
