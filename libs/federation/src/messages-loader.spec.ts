import { createIntl } from 'react-intl';

const loader = jest.requireActual<(this: { resourcePath: string }, source: string) => string>('./messages-loader.cjs');

const built = (messages: Record<string, string>) =>
  JSON.parse(loader.call({ resourcePath: 'en.json' }, JSON.stringify(messages))) as Record<string, never>;

test('a message of a build says what its text says: values, plurals and tags', () => {
  const messages = built({ 'chat.left': '{count, plural, one {# credit} other {# credits}}, <b>{name}</b>' });
  const intl = createIntl({ locale: 'en', messages });
  const said = intl.formatMessage({ id: 'chat.left' }, { count: 2, name: 'Ada', b: (parts) => `*${parts.join('')}*` });
  expect(said).toBe('2 credits, *Ada*');
});

test('a text that is no message is refused with its id', () => {
  expect(() => built({ 'chat.broken': '{name' })).toThrow('en.json: message "chat.broken" is not valid');
});
