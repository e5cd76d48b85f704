import notes from '../notes/messages/fr.json';
import common from './fr.json';

export default { ...common, ...notes };
