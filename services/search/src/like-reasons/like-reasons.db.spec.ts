import type { GivenMember } from '@rendezvous/account/testing';
import { listLikes, listMoreLikes } from '@rendezvous/contracts/chat/likes';
import { days } from '@rendezvous/contracts/kernel';
import type { TestApp } from '@rendezvous/server/testing';
import { type GivenSearch, searchApp } from '../testing/index.js';

let app: TestApp & { readonly given: GivenSearch };
beforeAll(async () => {
  app = await searchApp();
});
afterAll(() => app.close());

const longAgo = () => new Date(app.clock.now().getTime() - days(100));
const person = (more: GivenMember = {}) =>
  app.given.member({ interests: ['astrology', 'gardening'], region: 'NL-NH', birthDate: '1990-01-01', joinedAt: longAgo(), ...more });
const viewer = () => person({ gender: 'male', birthDate: '1960-01-01' });

/** What stands on the card of a member who likes the viewer, in both answers. */
const reasonOf = async (memberId: number, viewerId: number) => {
  await app.given.chat.like(memberId, viewerId);
  const { body } = await app.call(listLikes, undefined, { as: viewerId });
  const page = (await app.call(listMoreLikes, { type: 'received' }, { as: viewerId })).body;
  const reasons = [body.liked_by, page.members].map((list) => list.find(({ id }) => id === memberId)!.reason);
  expect(reasons[1]).toEqual(reasons[0]);
  return reasons[0];
};

test('a card of likes says what both have in common, as a list of results does', async () => {
  expect(await reasonOf(await person(), await viewer())).toEqual({ kind: 'interests', count: 2 });
  expect(await reasonOf(await person({ interests: [] }), await viewer())).toEqual({ kind: 'region' });
  expect(await reasonOf(await person({ interests: [], region: 'NL-ZH' }), await viewer())).toBeUndefined();
});

test('what is kept to matches is no reason, in no list: the index that lists compare by does not hold it', async () => {
  const [me, her] = [await viewer(), await person({ matchFields: ['interests'] })];
  expect(await reasonOf(her, me)).toEqual({ kind: 'region' });
  await app.given.chat.like(me, her);
  const matches = (await app.call(listMoreLikes, { type: 'matches' }, { as: me })).body.members;
  const sent = (await app.call(listLikes, undefined, { as: me })).body.profiles;
  for (const list of [matches, sent]) expect(list.map(({ id, reason }) => [id, reason])).toEqual([[her, { kind: 'region' }]]);
});

test('nobody is compared who took back the consent to it, or was made up', async () => {
  expect(await reasonOf(await person({ matchable: false }), await viewer())).toBeUndefined();
  expect(await reasonOf(await person({ fictional: true }), await viewer())).toBeUndefined();
});
