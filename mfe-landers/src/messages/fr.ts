import cookies from '../cookie-choice/messages/fr.json';
import lander from '../lander/messages/fr.json';
import home from '../home/messages/fr.json';
import memberLanding from '../member-landing/messages/fr.json';
import members from '../members/messages/fr.json';
import pages from '../pages/messages/fr.json';
import shortForm from '../short-form/messages/fr.json';
import common from './fr.json';

export default { ...common, ...cookies, ...home, ...lander, ...memberLanding, ...members, ...pages, ...shortForm };
