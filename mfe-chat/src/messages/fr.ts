import chats from '../chats/messages/fr.json';
import keptBack from '../kept-back/messages/fr.json';
import likes from '../likes/messages/fr.json';
import match from '../match/messages/fr.json';
import people from '../people/messages/fr.json';
import room from '../room/messages/fr.json';
import start from '../start/messages/fr.json';
import common from './fr.json';

export default { ...common, ...chats, ...keptBack, ...likes, ...match, ...people, ...room, ...start };
