import { readyLine, servedBy } from './names.rules.js';

const REMOTES = ['mfe-account', 'mfe-chat', 'mfe-search'];

test('a name that is none of the checkout is refused with those that are', () => {
  expect(() => servedBy(['mfe-chat', 'chat', 'search'], REMOTES)).toThrow(
    'There is no chat, search: it is one of shell, mfe-account, mfe-chat, mfe-search. npm run dev -- [shell] [mfe-<area> …]',
  );
});

test('the named remotes come from source, the others from their last release', () => {
  expect(servedBy(['mfe-chat'], REMOTES)).toEqual({ fromSource: ['shell', 'mfe-chat'], fromRelease: ['mfe-account', 'mfe-search'] });
});

test('the shell is a name too, and always from source', () => {
  expect(servedBy(['shell'], REMOTES)).toEqual({ fromSource: ['shell'], fromRelease: REMOTES });
});

test('without a name everything comes from source', () => {
  expect(servedBy([], REMOTES)).toEqual({ fromSource: ['shell', ...REMOTES], fromRelease: [] });
});

test('the last line says the address and what is served from where', () => {
  expect(readyLine('http://127.0.0.1:3000', servedBy(['mfe-chat'], REMOTES))).toBe(
    'Ready: http://127.0.0.1:3000 with shell, mfe-chat from source, changed while you type; mfe-account, mfe-search from the last release; services restarted when they change. Ctrl-C ends everything.',
  );
});

test('where everything comes from source the last line speaks of no release', () => {
  expect(readyLine('http://x', servedBy([], REMOTES))).toBe(
    'Ready: http://x with shell, mfe-account, mfe-chat, mfe-search from source, changed while you type; services restarted when they change. Ctrl-C ends everything.',
  );
});
