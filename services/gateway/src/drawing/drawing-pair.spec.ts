import { sourceWorker } from '../testing/index.js';
import { DrawingPair } from './drawing-pair.js';
import type { DrawingCode, PageToDraw } from './drawing.js';

/** Every page takes 120 ms. */
const REMOTE = `exports.default = () => new Promise((done) => setTimeout(done, 120, 'drawn'));`;
const SHELL = `exports.shared = {};
  exports.drawPage = async ({ url, module }) => ({ html: await module(url), title: '', answered: [] });`;

const page: PageToDraw = { url: '/gifts', composition: '{}' };
const code: DrawingCode = {
  shell: { name: 'shell', text: SHELL, address: '/releases/shell/1/' },
  remote: { name: 'mfe-gifts', text: REMOTE, address: '/releases/mfe-gifts/1/' },
};
let pair: DrawingPair;
afterEach(() => pair.end());

const ready = async (): Promise<void> => {
  for (let tries = 0; tries < 600; tries++) {
    const { kind } = await pair.draw(page, 'warm-up');
    if (kind !== 'starting' && kind !== 'busy') return;
    await new Promise((done) => setTimeout(done, 25));
  }
};

test('the first page of a screen waits longer than those after it, whose code has run', async () => {
  const told = { ended: () => undefined, threw: () => undefined, unread: () => undefined };
  pair = new DrawingPair(sourceWorker, { budgetMs: 20, hangMs: 5000, queue: 8 }, () => Promise.resolve(code), told);
  await ready();
  const outcomes = [];
  for (const screen of ['gift', 'gift', 'other', 'gift', 'other']) {
    const outcome = await pair.draw(page, screen);
    outcomes.push(outcome.kind);
    if (outcome.kind === 'late') await outcome.later;
  }
  expect(outcomes).toEqual(['drawn', 'late', 'drawn', 'late', 'late']);
});
