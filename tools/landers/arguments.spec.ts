import { argumentsOf, helpOf } from './arguments.js';

test('a command is read with its words and its options; without one it is the list', () => {
  expect(argumentsOf(['weight', 'summer', '30', '--site', 'love.example'])).toEqual({
    name: 'weight',
    target: 'summer',
    value: '30',
    values: { site: 'love.example' },
  });
  expect(argumentsOf(['--site', 'love.example'])).toMatchObject({ name: 'list', target: undefined });
  expect(argumentsOf(['link', '/', '--utm-source=-x', '--qr', 'a.svg']).values).toEqual({ 'utm-source': '-x', qr: 'a.svg' });
});

test.each<[string, ...string[]]>([
  ['"constructor" is no command. There are: templates, new, clone, check,', 'constructor', 'summer'],
  ['withdraw has no option --persons.\nnpm run lander -- withdraw <slug> [--site <host>]', 'withdraw', 'summer', '--persons', '7'],
  ['check has no option --site.\nnpm run lander -- check <folder>', 'check', 'landers/summer', '--site', 'love.example'],
  ['weight has no option -5.', 'weight', 'summer', '-5'],
  ['--from needs a value.\nnpm run lander -- schedule <slug>', 'schedule', 'summer', '--from'],
  ['--from needs a value.', 'schedule', 'summer', '--from', '--until', '2026-12-31T23:59'],
  ['clone needs <folder|slug> and <slug>.\n', 'clone'],
  ['"landers/autumn" is one word too many.\nnpm run lander -- publish <folder>', 'publish', 'landers/summer', 'landers/autumn'],
  ['"more" is one word too many.', 'list', 'summer', 'more'],
  ['"more" is one word too many.\nnpm run lander -- templates', 'templates', 'more'],
])('what is wrong is named, with how that command alone is used: %s', (said, ...args) => {
  expect(() => argumentsOf(args)).toThrow(said);
  expect(() => argumentsOf(args)).not.toThrow('end-split <template>');
});

test('whoever asks for help gets it, of one command or of all', () => {
  expect(helpOf(['withdraw', '--help'])).toBe('npm run lander -- withdraw <slug> [--site <host>]');
  for (const words of [['help'], ['-h']]) expect(helpOf(words)?.split('\n').length).toBeGreaterThan(15);
  expect(helpOf(['link', 'summer', '--ref', 'help'])).toBeNull();
});
