import discount from '../discount/messages/en.json';
import money from '../money/messages/en.json';
import common from './en.json';

export default { ...common, ...discount, ...money };
