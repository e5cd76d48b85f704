import { profileNumber } from './profile-number';

test.each([
  ['42', 42],
  [' #42 ', 42],
  ['/members/42', 42],
  ['https://love.example/members/42?from=search#photos', 42],
  ['love.example/members/42/chat', 42],
  ['', null],
  ['Maya', null],
  ['0', null],
  ['-42', null],
  ['99999999999', null],
  ['3000000000', null],
  ['https://love.example/likes/m/', null],
])('%s means %s', (text, id) => expect(profileNumber(text)).toBe(id));
