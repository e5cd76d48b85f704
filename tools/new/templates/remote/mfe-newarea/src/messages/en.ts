import notes from '../notes/messages/en.json';
import common from './en.json';

export default { ...common, ...notes };
