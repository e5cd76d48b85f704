import cookies from '../cookie-choice/messages/fr.json';
import alonetonight from '../alonetonight/messages/fr.json';
import home from '../home/messages/fr.json';
import pages from '../pages/messages/fr.json';
import common from './fr.json';

export default { ...common, ...alonetonight, ...cookies, ...home, ...pages };
