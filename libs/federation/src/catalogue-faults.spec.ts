type Catalogues = Readonly<Record<string, Readonly<Record<string, string>>>>;
const { catalogueFaults, unknownMessages } = jest.requireActual<{
  catalogueFaults(catalogues: Catalogues): string[];
  unknownMessages(area: string, sources: readonly string[], catalogues: Catalogues): string[];
}>('./catalogue-faults.mjs');

test('a message that one language lacks is told with the language, whichever it is', () => {
  const faults = catalogueFaults({ en: { 'chat.a': 'A', 'chat.b': 'B' }, fr: { 'chat.b': 'B', 'chat.c': 'C' } });
  expect(faults).toEqual(['"chat.a" is missing in fr', '"chat.c" is missing in en']);
});

test('a translation that lost a value is told; what a language chooses by is its own affair', () => {
  expect(catalogueFaults({ en: { 'chat.a': 'Hi {name}' }, fr: { 'chat.a': 'Salut' } })).toEqual([
    '"chat.a" has other values in fr than in en',
  ]);
  expect(
    catalogueFaults({ en: { 'chat.a': 'Hi {name}' }, fr: { 'chat.a': '{gender, select, female {Chère {name}} other {Cher {name}}}' } }),
  ).toEqual([]);
});

test('a message with a mistyped brace is told with its language, and the others are compared all the same', () => {
  expect(catalogueFaults({ en: { 'chat.a': 'Hi {name', 'chat.b': 'B' }, fr: { 'chat.a': 'Salut {name}' } })).toEqual([
    expect.stringMatching(/^"chat\.a" is not valid in en \(\w+\)$/),
    '"chat.b" is missing in fr',
  ]);
});

test('a message that the code names and no catalogue has is told once; those of others are not its affair', () => {
  const sources = [`intl.formatMessage({ id: 'chat.gone' }); <FormattedMessage id="chat.gone" />`, `{ id: 'chat.a' }, { id: 'shell.x' }`];
  expect(unknownMessages('chat', sources, { en: { 'chat.a': 'A' }, fr: { 'chat.a': 'A' } })).toEqual([
    '"chat.gone" is shown and in no catalogue',
  ]);
});
