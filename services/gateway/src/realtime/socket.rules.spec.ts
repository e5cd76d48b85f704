import { cookieOf, isOwnOrigin, readCommand } from './socket.rules.js';

test('a cookie is found among others', () => {
  expect(cookieOf('a=1; session=abc; b=2', 'session')).toBe('abc');
  expect(cookieOf('xsession=abc', 'session')).toBeNull();
  expect(cookieOf(undefined, 'session')).toBeNull();
});

test('only the own page opens a socket', () => {
  expect(isOwnOrigin('https://rendezvous.example', 'rendezvous.example')).toBe(true);
  expect(isOwnOrigin('https://evil.example', 'rendezvous.example')).toBe(false);
  expect(isOwnOrigin(undefined, 'rendezvous.example')).toBe(false);
  expect(isOwnOrigin('null', 'rendezvous.example')).toBe(false);
});

test('what is no command is dropped', () => {
  expect(readCommand('{"type":"typing","conversationId":7}')).toEqual({ type: 'typing', conversationId: 7 });
  expect(readCommand('{"type":"typing","conversationId":"7; drop"}')).toBeNull();
  expect(readCommand('{"type":"message"}')).toBeNull();
  expect(readCommand('{')).toBeNull();
  expect(readCommand('null')).toBeNull();
});
