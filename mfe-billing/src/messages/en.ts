import credits from '../credits/messages/en.json';
import discount from '../discount/messages/en.json';
import money from '../money/messages/en.json';
import paymentResult from '../payment-result/messages/en.json';
import premium from '../premium/messages/en.json';
import statement from '../statement/messages/en.json';
import transactions from '../transactions/messages/en.json';
import common from './en.json';

export default { ...common, ...credits, ...discount, ...money, ...paymentResult, ...premium, ...statement, ...transactions };
