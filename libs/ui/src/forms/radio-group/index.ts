export { Radio, RadioGroup } from './radio-group';
