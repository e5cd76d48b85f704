import cookies from '../cookie-choice/messages/en.json';
import alonetonight from '../alonetonight/messages/en.json';
import home from '../home/messages/en.json';
import pages from '../pages/messages/en.json';
import common from './en.json';

export default { ...common, ...alonetonight, ...cookies, ...home, ...pages };
