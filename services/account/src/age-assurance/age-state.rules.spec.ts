import { minutes } from '@rendezvous/contracts/kernel';
import { type AgeFacts, ageHold, ageState, decidedState, demandText, type LatestCheck } from './age-state.rules.js';

const now = new Date('2026-11-20T12:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const check = (changes: Partial<LatestCheck>): LatestCheck => ({
  state: 'over',
  minAge: 18,
  statedBirthDate: '1995-05-05',
  begunAt: at(-minutes(9)),
  decidedAt: at(-minutes(5)),
  validUntil: at(minutes(1)),
  ...changes,
});
const facts = (changes: Partial<AgeFacts> = {}): AgeFacts => ({
  demand: { when: 'before_listing', minAge: 18 },
  birthDate: '1995-05-05',
  fictional: false,
  latest: null,
  ...changes,
});

test.each<[string, Partial<AgeFacts>, string]>([
  ['nothing is asked where the site asks nothing', { demand: { when: 'off', minAge: 18 }, latest: check({ state: 'under' }) }, 'not_asked'],
  ['nor of whom the site made up', { fictional: true }, 'not_asked'],
  ['who never began one needs it', {}, 'needed'],
  ['who began one is under way', { latest: check({ state: 'open' }) }, 'under_way'],
  [
    'also when their date of birth was corrected meanwhile',
    { latest: check({ state: 'open', statedBirthDate: '1990-01-01' }) },
    'under_way',
  ],
  ['an answer is passed until its time is over', { latest: check({}) }, 'passed'],
  ['and expired from that moment on', { latest: check({ validUntil: now }) }, 'expired'],
  ['it was given for the date of birth of that time', { latest: check({ statedBirthDate: '1990-01-01' }) }, 'needed'],
  ['as was one that found somebody too young', { latest: check({ state: 'under', statedBirthDate: '2009-01-01' }) }, 'needed'],
  ['it was given for an age: a higher one is asked anew', { demand: { when: 'before_listing', minAge: 21 }, latest: check({}) }, 'needed'],
  ['a lower one is not', { latest: check({ minAge: 21 }) }, 'passed'],
  ['who was found too young is refused', { latest: check({ state: 'under' }) }, 'refused'],
  ['what the company cannot tell has failed', { latest: check({ state: 'unclear' }) }, 'failed'],
  ['what was left is unanswered', { latest: check({ state: 'unanswered' }) }, 'unanswered'],
  ['what an operator took back is needed', { latest: check({ state: 'reset' }) }, 'needed'],
])('%s', (_, changes, state) => {
  expect(ageState(facts(changes), now)).toBe(state);
});

test('what is held: what the site asks it for, and everything of whoever was found too young', () => {
  const states = ['not_asked', 'passed', 'needed', 'under_way', 'failed', 'unanswered', 'expired', 'refused'] as const;
  const holds = (when: 'off' | 'before_writing' | 'before_listing') => states.map((state) => ageHold(state, { when, minAge: 18 }));
  expect(holds('off')).toEqual(states.map(() => null));
  expect(holds('before_writing')).toEqual([null, null, 'writing', 'writing', 'writing', 'writing', 'writing', 'listing']);
  expect(holds('before_listing')).toEqual([null, null, ...states.slice(2).map(() => 'listing')]);
});

test('a demand says when and which age', () => {
  expect(demandText({ when: 'off', minAge: 18 })).toBe('off');
  expect(demandText({ when: 'before_writing', minAge: 21 })).toBe('before_writing 21');
});

test('an answer that is still to come decides nothing, and who left has no answer', () => {
  expect((['pending', 'over', 'under', 'unclear', 'cancelled'] as const).map(decidedState)).toEqual([
    null,
    'over',
    'under',
    'unclear',
    'unanswered',
  ]);
});
