import { expectType } from './testing/expect-type.js';
import { listChats } from './chat/conversations.js';
import { sendMessage, readMessages } from './chat/messages.js';
import { searchMembers } from './search/members.js';
import { ageAt, birthDateForAge } from './kernel/index.js';
import { localesOf, soughtGenders } from './reference/index.js';
import type { ArgsOf, InputOf, ReplyOf } from './route.js';

test('arguments of a route are its path, query and body as one flat object', () => {
  expectType<ArgsOf<typeof sendMessage>>({ conversationId: 1, clientId: 'x', text: 'hello' });
  expectType<ArgsOf<typeof listChats>>(undefined);
  expectType<ArgsOf<typeof searchMembers>>({ gender: 'female' });
  expectType<ArgsOf<typeof readMessages>>({ conversationId: 4, after: 2 });
  // @ts-expect-error -- text is missing
  expectType<ArgsOf<typeof sendMessage>>({ conversationId: 1, clientId: 'x' });
  const page: InputOf<typeof searchMembers>['query']['page'] = 1;
  const total: ReplyOf<typeof searchMembers>['total'] = 3;
  expect(page + total).toBe(4);
});

test('a birthday counts once it has begun everywhere on Earth', () => {
  expect(ageAt('2008-11-21', new Date('2026-11-21T11:59:00Z'))).toBe(17);
  expect(ageAt('2008-11-21', new Date('2026-11-21T12:00:00Z'))).toBe(18);
  expect(birthDateForAge(18, new Date('2026-11-21T12:00:00Z'))).toBe('2008-11-21');
});

test('the interface menu is the table of the country cut down to what the interface speaks', () => {
  expect(localesOf('CA')).toEqual(['en', 'fr']);
  expect(localesOf('BE')).toEqual(['fr']);
  expect(localesOf('NL')).toEqual(['en']);
  expect(localesOf('XX')).toEqual(['en']);
});

test('who is sought follows from gender and sexuality', () => {
  expect(soughtGenders('male', 'hetero')).toEqual(['female']);
  expect(soughtGenders('female', 'lesbian')).toEqual(['female']);
  expect(soughtGenders('male', 'gay')).toEqual(['male']);
  expect(soughtGenders('female', 'bi')).toEqual(['male', 'female']);
});
