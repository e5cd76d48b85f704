import { pickReason } from './pick-reason.rules.js';

test.each([
  [
    { shared: 3, sameRegion: true, isNew: true },
    { kind: 'interests', count: 3 },
  ],
  [{ shared: 0, sameRegion: true, isNew: true }, { kind: 'region' }],
  [{ shared: 0, sameRegion: false, isNew: true }, { kind: 'new' }],
  [{ shared: 0, sameRegion: false, isNew: false }, { kind: 'age' }],
])('of %j the strongest reason is told', (facts, reason) => {
  expect(pickReason(facts)).toEqual(reason);
});
