import { isOpenTo } from './access.js';

const [member, operator] = [{ operator: false }, { operator: true }];

test.each([
  ['anyone', [true, true, true]],
  ['member', [false, true, true]],
  ['operator', [false, false, true]],
] as const)('what is for "%s" is for visitor, member, operator: %j', (access, answers) => {
  expect([null, member, operator].map((viewer) => isOpenTo(access, viewer))).toEqual(answers);
});
