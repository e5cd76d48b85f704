import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createIntl } from 'react-intl';

interface Loading {
  readonly resourcePath: string;
  addDependency?(file: string): void;
}
const loader = jest.requireActual<(this: Loading, source: string) => string>('./messages-loader.cjs');

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

test('what a script puts together is built as one catalogue, and again when one of its files changes', () => {
  const dir = mkdtempSync(join(tmpdir(), 'rendezvous-messages-'));
  const watched: string[] = [];
  const build = (room: string) => {
    writeFileSync(join(dir, 'room.json'), JSON.stringify({ 'chat.room.a': room }));
    writeFileSync(join(dir, 'en.json'), JSON.stringify({ 'chat.retry': 'R' }));
    const source = "import room from './room.json';\nimport common from './en.json';\n\nexport default { ...common, ...room };\n";
    return loader.call({ resourcePath: join(dir, 'en.ts'), addDependency: (file) => watched.push(file) }, source);
  };
  try {
    expect(JSON.parse(build('A'))).toEqual({ 'chat.retry': [{ type: 0, value: 'R' }], 'chat.room.a': [{ type: 0, value: 'A' }] });
    expect(watched).toEqual([join(dir, 'room.json'), join(dir, 'en.json')]);
    expect(() => build('{name')).toThrow(`${join(dir, 'room.json')}: message "chat.room.a" is not valid`);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
