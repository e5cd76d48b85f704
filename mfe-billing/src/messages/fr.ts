import discount from '../discount/messages/fr.json';
import money from '../money/messages/fr.json';
import common from './fr.json';

export default { ...common, ...discount, ...money };
