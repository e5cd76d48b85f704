import closed from '../closed/messages/en.json';
import likes from '../likes/messages/en.json';
import members from '../members/messages/en.json';
import finder from '../match-finder/messages/en.json';
import profile from '../profile/messages/en.json';
import game from '../swipe-game/messages/en.json';
import five from '../todays-five/messages/en.json';
import common from './en.json';

export default { ...common, ...closed, ...likes, ...members, ...profile, ...finder, ...game, ...five };
