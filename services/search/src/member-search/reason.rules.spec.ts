import { type CommonFacts, reasonOf } from './reason.rules.js';

const nothing: CommonFacts = { interests: null, km: null, sameRegion: false, isNew: false, viewerIsNew: false, yearsApart: null };
const reason = (facts: Partial<CommonFacts>, order: 'active' | 'near' = 'active') => reasonOf({ ...nothing, ...facts }, order);

test('of what is not shown to a viewer no reason is made', () => {
  expect(reason({})).toBeNull();
  expect(reason({ interests: 0, km: 50, yearsApart: 6 })).toBeNull();
});

test('what two like comes first, then who is close, who is new, who lives in the region, who is of an age', () => {
  const all = { interests: 3, km: 5, isNew: true, sameRegion: true, yearsApart: 1 };
  expect(reason(all)).toEqual({ kind: 'interests', count: 3 });
  expect(reason({ ...all, interests: 0 })).toEqual({ kind: 'distance', km: 5 });
  expect(reason({ ...all, interests: 0, km: 50 })).toEqual({ kind: 'new' });
  expect(reason({ ...all, interests: 0, km: null, viewerIsNew: true })).toEqual({ kind: 'both-new' });
  expect(reason({ sameRegion: true, yearsApart: 0, viewerIsNew: true })).toEqual({ kind: 'region' });
  expect([reason({ yearsApart: 5 }), reason({ yearsApart: 6 })]).toEqual([{ kind: 'age' }, null]);
});

test('whoever asked for the nearest is told how near, as far as it is known', () => {
  expect(reason({ interests: 3, km: 250 }, 'near')).toEqual({ kind: 'distance', km: 250 });
  expect(reason({ interests: 3 }, 'near')).toEqual({ kind: 'interests', count: 3 });
});
