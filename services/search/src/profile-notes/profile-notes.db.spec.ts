import { searchMembers } from '@rendezvous/contracts/search/members';
import { readMember } from '@rendezvous/contracts/search/profile';
import { Sites } from '@rendezvous/site';
import { searchApp } from '../testing/index.js';

let app: Awaited<ReturnType<typeof searchApp>>;
let hugo: number;
let ada: number;

beforeAll(async () => {
  app = await searchApp();
  app.clock.set('2026-06-15T12:00:00Z');
  const place = { country: 'FR', birthDate: '1991-01-01' } as const;
  hugo = await app.given.member({ ...place, gender: 'male', joinedAt: new Date('2026-01-01T00:00:00Z') });
  ada = await app.given.member({ ...place, gender: 'female', joinedAt: new Date('2026-06-14T12:00:00Z'), photos: 3 });
}, 60_000);
afterAll(() => app.close());

const told = async (as: number | null) => {
  const list = await app.call(searchMembers, { country: 'FR', gender: 'female' }, { as });
  const page = await app.call(readMember, { memberId: ada }, { as });
  return [list.body.members.map(({ notes }) => notes), (page.body as { notes?: unknown }).notes];
};
const show = (...notes: ('new' | 'photos')[]) => app.get(Sites).change(1, { visible_profile_notes: notes });

test('card and page say the same: who is new, unless the site says otherwise', async () => {
  expect(await told(hugo)).toEqual([[[{ kind: 'new' }]], [{ kind: 'new' }]]);
  await show('new', 'photos');
  const both = [{ kind: 'new' }, { kind: 'photos', count: 3 }];
  expect(await told(hugo)).toEqual([[both], both]);
  await show();
  expect(await told(hugo)).toEqual([[[]], []]);
});

test('a visitor is told nothing that they do not see', async () => {
  await show('new', 'photos');
  expect(await told(null)).toEqual([[[]], []]);
});
