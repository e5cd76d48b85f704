import { buildFacts } from '@rendezvous/site/testing';
import { checksumOf } from '@rendezvous/site';
import { nextAttempt, withdrawnFaults } from './attempt.rules.js';

const recorded = (version: string, withdrawn = false) => ({
  version,
  checksum: checksumOf(buildFacts('mfe-chat', version).files),
  withdrawnAt: withdrawn ? new Date(0) : null,
});

test('a source is built once more, under another name, when what it was last released as has been withdrawn', () => {
  expect(nextAttempt('abc', [])).toBe(1);
  for (const other of ['abd', 'ab-7', 'xyz-7', 'abc-x', 'abc-1', 'abc-0', 'abc-2.5']) {
    expect(nextAttempt('abc', [recorded(other, true)])).toBe(1);
    expect(nextAttempt('abc', [recorded(other)])).toBe(1);
  }
  expect(nextAttempt('abc', [recorded('abc')])).toBe(1);
  expect(nextAttempt('abc', [recorded('abc', true)])).toBe(2);
  expect(nextAttempt('abc', [recorded('abc', true), recorded('abc-2')])).toBe(2);
  const attempts = [recorded('abc-10', true), recorded('abc-9'), recorded('abc', true)];
  expect([nextAttempt('abc', attempts), nextAttempt('abc', attempts.toReversed())]).toEqual([11, 11]);
});

test('a withdrawn build is refused under its own name and under another, and says how its source goes out', () => {
  const facts = buildFacts('mfe-chat', 'abc');
  const releases = [recorded('abc', true), recorded('old')];
  expect(withdrawnFaults(facts, releases)).toEqual([
    expect.stringMatching(/abc was withdrawn.*npm run release -- mfe-chat \(without --build\)/),
  ]);
  expect(withdrawnFaults({ ...facts, version: 'abc-2' }, releases)).toEqual([expect.stringMatching(/mfe-chat abc was withdrawn/)]);
  expect(withdrawnFaults({ ...buildFacts('mfe-chat', 'abc-2'), version: 'abc' }, releases)).toHaveLength(1);
  expect(withdrawnFaults(buildFacts('mfe-chat', 'abc-2'), releases)).toEqual([]);
  expect(withdrawnFaults(buildFacts('mfe-chat', 'old'), releases)).toEqual([]);
});
