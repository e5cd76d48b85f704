import { heldLine, heldOn } from './pinned.rules.js';

test('a version is held back by a pin to another one, and by nothing else', () => {
  expect(heldOn({ pinned: '1' }, '2')).toBe('1');
  expect(heldOn({ pinned: '2' }, '2')).toBeNull();
  expect(heldOn({ pinned: null }, '2')).toBeNull();
  expect(heldOn(undefined, '2')).toBeNull();
});

test('who releases it is told by what, and how to end it', () => {
  expect(heldLine('mfe-chat', '1')).toBe(
    'Nobody gets it: mfe-chat is pinned to 1. To have its channels followed again: npm run releases -- unpin mfe-chat',
  );
});
