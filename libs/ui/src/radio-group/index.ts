export { Radio, RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group';
