import closed from '../closed/messages/fr.json';
import likes from '../likes/messages/fr.json';
import members from '../members/messages/fr.json';
import common from './fr.json';

export default { ...common, ...closed, ...likes, ...members };
