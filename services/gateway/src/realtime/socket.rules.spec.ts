import { cookieOf, readCommand } from './socket.rules.js';

test('a cookie is found among others', () => {
  expect(cookieOf('a=1; session=abc; b=2', 'session')).toBe('abc');
  expect(cookieOf('xsession=abc', 'session')).toBeNull();
  expect(cookieOf('session=a%3Db', 'session')).toBe('a=b');
  expect(cookieOf(undefined, 'session')).toBeNull();
});

test('a cookie that nobody could have been given is none', () => {
  expect(cookieOf('session=%', 'session')).toBeNull();
  expect(cookieOf('a=%; session=%E0%A4', 'session')).toBeNull();
  expect(cookieOf('a=%; session=abc', 'session')).toBe('abc');
});

test('a tab says that it is there, or that its member types', () => {
  expect(readCommand('{"type":"ping","more":1}')).toEqual({ type: 'ping' });
  expect(readCommand('{"type":"typing","conversationId":7}')).toEqual({ type: 'typing', conversationId: 7 });
  expect(readCommand('{"type":"typing","conversationId":2147483647}')).toEqual({ type: 'typing', conversationId: 2_147_483_647 });
});

test.each([
  '{"type":"typing"}',
  '{"type":"typing","conversationId":"7; drop"}',
  '{"type":"typing","conversationId":"7"}',
  '{"type":"typing","conversationId":7.5}',
  '{"type":"typing","conversationId":0}',
  '{"type":"typing","conversationId":-7}',
  '{"type":"typing","conversationId":2147483648}',
  '{"type":"message","conversationId":7}',
  '{"type":"message"}',
  '{',
  'null',
])('what is no command is dropped: %s', (text) => expect(readCommand(text)).toBeNull());
