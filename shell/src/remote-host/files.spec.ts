import { beginAttempt, endAttempt, faultOf, receiveFiles } from './files';

// What happens to the scripts and styles that builds add, at real elements.
const ENTRY = '/releases/mfe-chat/2/remoteEntry.js';
const PATIENCE_MS = 200;

const add = (name: string, version = '2') => {
  const element = document.createElement('script');
  element.src = `/releases/mfe-chat/${version}/${name}`;
  const failed = jest.fn();
  element.addEventListener('error', failed);
  globalThis.rendezvousFile?.(element);
  return { element, failed };
};

beforeAll(() => receiveFiles({ '/releases/shell/1/login.js': 'sha384-login' }));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the entry and the shell’s chunks get their integrity, every file the mode of its preload', () => {
  beginAttempt(ENTRY, 'sha384-entry', PATIENCE_MS);
  expect(add('remoteEntry.js').element).toMatchObject({ integrity: 'sha384-entry', crossOrigin: 'anonymous' });
  const login = document.createElement('script');
  login.src = '/releases/shell/1/login.js';
  globalThis.rendezvousFile?.(login);
  expect(login.integrity).toBe('sha384-login');
});

test('a second attempt asks under another address, a third under yet another', () => {
  beginAttempt('/releases/mfe-chat/9/remoteEntry.js', 'x', PATIENCE_MS);
  const seen = [new URL(add('chats.js', '9').element.src).search];
  for (let i = 0; i < 2; i += 1) {
    beginAttempt('/releases/mfe-chat/9/remoteEntry.js', 'x', PATIENCE_MS);
    seen.push(new URL(add('chats.js', '9').element.src).search);
  }
  expect(seen).toEqual(['', '?retry=1', '?retry=2']);
});

test('a file that hangs fails after the patience of its attempt', () => {
  beginAttempt(ENTRY, 'x', PATIENCE_MS);
  const { failed } = add('chats.js');
  jest.advanceTimersByTime(PATIENCE_MS - 1);
  expect(failed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(faultOf(ENTRY)).toBe('timeout');
});

test('the short patience of a later attempt ends with its beginning', () => {
  beginAttempt(ENTRY, 'x', PATIENCE_MS);
  jest.advanceTimersByTime(5000);
  const { failed } = add('profile.js');
  jest.advanceTimersByTime(2249);
  expect(failed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(failed).toHaveBeenCalledTimes(1);
});

test('a file that came does not fail later', () => {
  beginAttempt(ENTRY, 'x', PATIENCE_MS);
  const { element, failed } = add('chats.js');
  element.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(PATIENCE_MS);
  expect(failed).not.toHaveBeenCalled();
  expect(faultOf(ENTRY)).toBeNull();
});

test('a file that is refused is unreachable, also to whoever hears of it first', () => {
  beginAttempt(ENTRY, 'x', PATIENCE_MS);
  const element = document.createElement('script');
  element.src = '/releases/mfe-chat/2/chats.js';
  const heard = jest.fn(() => faultOf(ENTRY));
  element.addEventListener('error', heard);
  globalThis.rendezvousFile?.(element);
  element.dispatchEvent(new Event('error'));
  expect(heard).toHaveReturnedWith('unreachable');
});

test('a script that threw is known by its address; the next attempt forgets that', () => {
  beginAttempt(ENTRY, 'x', PATIENCE_MS);
  window.dispatchEvent(new ErrorEvent('error', { filename: 'http://localhost/releases/mfe-chat/2/chats.js?retry=1' }));
  expect(faultOf(ENTRY)).toBe('threw');
  beginAttempt(ENTRY, 'x', PATIENCE_MS);
  expect(faultOf(ENTRY)).toBeNull();
});

test('an attempt that ends leaves no file waiting', () => {
  beginAttempt(ENTRY, 'x', PATIENCE_MS);
  const { failed } = add('chats.js');
  endAttempt(ENTRY);
  expect(failed).toHaveBeenCalledTimes(1);
});
