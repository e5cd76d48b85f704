import { PART_FILES, SHELL_KINDS, START_FILES, STYLE_FILES } from './faults/shell-faults.js';
import { recoverAtStart, surviveDeadMenu, surviveInPlace, surviveWithPlainPage, surviveWithoutStyle } from './faults/shell-survival.js';
import { test } from './product/test.js';

// Every wrong answer to every file that the shell needs of itself.
const KINDS = Object.values(SHELL_KINDS);
const PASSING = KINDS.filter(({ code }) => code !== 'threw');

for (const file of Object.values(START_FILES)) {
  for (const kind of PASSING) {
    test(`the ${file.name} of the shell ${kind.name} once`, ({ page }) => recoverAtStart(page, { ...kind, file }));
    test(`the ${file.name} of the shell ${kind.name} for good`, ({ page, says }) => surviveWithPlainPage(page, says, { ...kind, file }));
  }
}
test('a start script that throws', ({ page, says }) => surviveWithPlainPage(page, says, { ...SHELL_KINDS.throws, file: START_FILES.main }));

for (const kind of KINDS) {
  const file = PART_FILES.login;
  test(`the ${file.name} ${kind.name}`, ({ page, says }) => surviveInPlace(page, says, { ...kind, file }));
}
for (const file of [PART_FILES.menu, PART_FILES.library]) {
  for (const kind of PASSING) {
    test(`the ${file.name} ${kind.name}`, ({ page, says }) => surviveDeadMenu(page, says, { ...kind, file }));
  }
}
for (const kind of PASSING) {
  const file = STYLE_FILES.main;
  test(`the ${file.name} ${kind.name} once`, ({ page }) => recoverAtStart(page, { ...kind, file }));
  test(`the ${file.name} ${kind.name} for good`, ({ page }) => surviveWithoutStyle(page, { ...kind, file }));
}
