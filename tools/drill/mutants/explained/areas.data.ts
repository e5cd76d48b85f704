import type { Explained } from './explained.js';

export const areas: readonly Explained[] = [
  {
    file: 'services/chat/src/sending/text.rules.ts',
    line: 'return text.length > most && codePoints(text) > most',
    from: 'text.length > most',
    to: 'true',
    equivalent: 'It only spares the counting: a text of few code units has few code points.',
  },
  {
    file: 'services/chat/src/sending/text.rules.ts',
    line: 'return text.length > most && codePoints(text) > most',
    from: 'text.length > most',
    to: 'text.length >= most',
    equivalent: 'It only spares the counting: a text of just as many code units has no more code points.',
  },
  {
    file: 'services/notify/src/layout/mail-html.rules.ts',
    line: 'blocks.map((block) => blockHtml(block, frame))',
    from: String.raw`'\n'`,
    to: '""',
    equivalent: 'White space between two blocks of HTML, which nobody sees.',
  },
  {
    file: 'services/search/src/member-search/member-search.rules.ts',
    line: 'end: end < first ? first : end',
    from: 'end < first',
    to: 'end <= first',
    equivalent: 'Where both are the same day, either is right.',
  },
  {
    file: 'services/site/src/releases/overrides/override-token.rules.ts',
    line: "const [, text = '', signature = ''] = match;",
    from: "''",
    equivalent: 'Both groups are there whenever the pattern matches; the defaults are for the compiler.',
  },
  {
    file: 'services/site/src/releases/builds/release-facts.rules.ts',
    line: 'files[name]?.integrity',
    to: 'files[name].integrity',
    equivalent: 'The names are those of the files; the question mark is for the compiler.',
  },
  {
    file: 'services/site/src/releases/builds/release-facts.rules.ts',
    line: 'its descriptor.json is not one',
    from: 'issue?.',
    equivalent: 'What does not parse has an issue; the question marks are for the compiler.',
  },
  {
    file: 'services/site/src/releases/compatibility/removed-names.rules.ts',
    line: 'build.descriptor?.owner',
    to: 'build.descriptor.owner',
    equivalent: 'Every release but those of the shell has a descriptor; the question mark is for the compiler.',
  },
];
