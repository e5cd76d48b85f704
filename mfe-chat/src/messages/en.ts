import chats from '../chats/messages/en.json';
import keptBack from '../kept-back/messages/en.json';
import likes from '../likes/messages/en.json';
import match from '../match/messages/en.json';
import people from '../people/messages/en.json';
import room from '../room/messages/en.json';
import start from '../start/messages/en.json';
import common from './en.json';

export default { ...common, ...chats, ...keptBack, ...likes, ...match, ...people, ...room, ...start };
