import credits from '../credits/messages/fr.json';
import discount from '../discount/messages/fr.json';
import money from '../money/messages/fr.json';
import paymentResult from '../payment-result/messages/fr.json';
import premium from '../premium/messages/fr.json';
import statement from '../statement/messages/fr.json';
import transactions from '../transactions/messages/fr.json';
import common from './fr.json';

export default { ...common, ...credits, ...discount, ...money, ...paymentResult, ...premium, ...statement, ...transactions };
