import cookies from '../cookie-choice/messages/en.json';
import lander from '../lander/messages/en.json';
import home from '../home/messages/en.json';
import memberLanding from '../member-landing/messages/en.json';
import members from '../members/messages/en.json';
import pages from '../pages/messages/en.json';
import shortForm from '../short-form/messages/en.json';
import common from './en.json';

export default { ...common, ...cookies, ...home, ...lander, ...memberLanding, ...members, ...pages, ...shortForm };
