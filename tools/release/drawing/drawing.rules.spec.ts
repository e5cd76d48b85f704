import { drawingFaults, fileFault, startFault, togetherFault, unansweredFaults } from './drawing.rules.js';
import type { Drawing } from './screen-thread.js';

const screen = { place: '/likes', state: 'empty' } as const;
const faults = (drawing: Drawing) => drawingFaults(screen, drawing);

test('a screen that was drawn has nothing against it', () => {
  expect(faults({ kind: 'drawn' })).toEqual([]);
});

test('a screen that throws is told by the first line of its error, of which a long one is cut', () => {
  expect(faults({ kind: 'threw', why: 'ReferenceError: window is not defined.\n    at Likes (mfe-chat 1:4)' })).toEqual([
    '/likes (empty), on the server: it cannot be drawn: ReferenceError: window is not defined. Write it as docs/contributing.md says of screens, or leave the page to browsers: take "draw" out of descriptor.json.',
  ]);
  expect(faults({ kind: 'threw', why: 'x'.repeat(301) })).toEqual([expect.stringContaining(`drawn: ${'x'.repeat(300)}. Write`)]);
});

test('a screen that shows nothing is told what that may be', () => {
  expect(faults({ kind: 'nothing' })).toEqual([
    expect.stringMatching(
      /^\/likes \(empty\), on the server: it shows nothing: it leads elsewhere, has no <h1>, .* Name the call, .*take "draw" out/,
    ),
  ]);
});

test.each([
  ['hangs', 'it is never drawn to its end. Look for a loop, or for a promise that nothing settles,'],
  ['ended', 'it ends the thread that draws it: Late. Do such work in effects'],
  ['memory', 'it takes too much memory: Late. Do such work in effects'],
] as const)('a thread that ends by a screen (%s) is told with how', (fault, words) => {
  expect(faults({ kind: 'ended', end: { fault, why: 'Late.\nand more' } })).toEqual([
    expect.stringMatching(/^\/likes \(empty\), on the server: .*leave the page to browsers: take "draw" out of descriptor\.json\.$/),
  ]);
  expect(faults({ kind: 'ended', end: { fault, why: 'Late.\nand more' } })[0]).toContain(words);
});

test('each call that nobody answers is told with where to answer it', () => {
  expect(unansweredFaults('mfe-chat', screen, ['GET /api/a', 'GET /api/b'])).toEqual([
    '/likes (empty), on the server: nobody answers GET /api/a, which it begins with. Say what it answers in mfe-chat/src/testing/screens.ts.',
    expect.stringContaining('nobody answers GET /api/b'),
  ]);
});

test('what is of no screen alone is told of the build', () => {
  const end = { fault: 'ended', why: 'Not today.\n  at x' } as const;
  expect(startFault('7', end)).toMatch(/^Its build for servers does not run beside the live shell \(7\): Not today\. What a module does/);
  expect(togetherFault(end)).toMatch(/^Its screens, drawn one after the other, end the thread that draws them: Not today\. Look for/);
  expect(fileFault('mfe-chat', 'Gone.')).toBe('Its build for servers cannot be read: Gone. Build it again: npx nx build mfe-chat.');
});
