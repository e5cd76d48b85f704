import { keepIntl } from './keep-intl.js';

const intl: Record<string, unknown> = { NumberFormat: Intl.NumberFormat };
keepIntl(intl);
const { NumberFormat } = intl as unknown as Pick<typeof Intl, 'NumberFormat'>;

test('a formatter is made once for its language and options, and formats as ever', () => {
  const euros = () => new NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
  expect(euros()).toBe(euros());
  expect(euros().format(9.5)).toBe(new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(9.5));
  expect(new NumberFormat('en-US')).not.toBe(new NumberFormat('fr-FR'));
  expect(new NumberFormat('en-US')).toBeInstanceOf(Intl.NumberFormat);
});

test('what it can do without being made is there', () => {
  expect(NumberFormat.supportedLocalesOf(['fr'])).toEqual(['fr']);
});

test('which languages a formatter knows is found out once, and nobody changes what the next is told', () => {
  const find = jest.spyOn(Intl.NumberFormat, 'supportedLocalesOf');
  const found = NumberFormat.supportedLocalesOf(['pl', 'tlh']);
  expect(found).toEqual(['pl']);
  found.push('tlh');
  expect(NumberFormat.supportedLocalesOf(['pl', 'tlh'])).toEqual(['pl']);
  expect(find).toHaveBeenCalledTimes(1);
});
