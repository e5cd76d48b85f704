import { firstLineIn } from './first-line-in';

const inAddress = (line: string) => firstLineIn(new URLSearchParams({ signup_message: line }));

test('an address without a first line has none', () => {
  expect(firstLineIn(new URLSearchParams('member=7'))).toBe('');
  expect(inAddress('  ')).toBe('');
});

test.each([
  [' Was that your bus, too? ', 'Was that your bus, too?'],
  ['one\0two', 'onetwo'],
  ['x'.repeat(1001), 'x'.repeat(1000)],
  [`${'x'.repeat(999)}🌿`, 'x'.repeat(999)],
])('case %#: what the server would refuse is left out, and no character is cut in two', (line, read) => {
  expect(inAddress(line)).toBe(read);
});

test('what a form without a script sends in several sentences is one line, in their order', () => {
  const address = new URLSearchParams({ signup_message_3: 'Your turn.', signup_message: 'Hello. ', signup_message_2: '' });
  expect(firstLineIn(address)).toBe('Hello. Your turn.');
});
