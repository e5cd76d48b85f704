import closed from '../closed/messages/en.json';
import likes from '../likes/messages/en.json';
import members from '../members/messages/en.json';
import common from './en.json';

export default { ...common, ...closed, ...likes, ...members };
