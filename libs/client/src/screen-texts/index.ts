export { ScreenTexts, type Texts } from './screen-texts';
export { withTexts } from './with-texts';
