import closed from '../closed/messages/fr.json';
import likes from '../likes/messages/fr.json';
import members from '../members/messages/fr.json';
import finder from '../match-finder/messages/fr.json';
import profile from '../profile/messages/fr.json';
import game from '../swipe-game/messages/fr.json';
import five from '../todays-five/messages/fr.json';
import common from './fr.json';

export default { ...common, ...closed, ...likes, ...members, ...profile, ...finder, ...game, ...five };
