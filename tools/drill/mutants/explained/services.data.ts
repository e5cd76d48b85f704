import type { Explained } from './explained.js';

export const services: readonly Explained[] = [
  {
    file: 'services/account/src/photos/photo-urls.rules.ts',
    line: "const [, kind, key = '', name = ''] =",
    from: "''",
    equivalent: 'Both groups are there whenever the pattern matches, and what else stands for a name is no variant.',
  },
  {
    file: 'services/account/src/photos/photo-urls.rules.ts',
    line: "const [, kind, key = '', name = ''] =",
    to: '["Stryker was here"]',
    equivalent: 'The first place of a match, which is the whole path, is never looked at.',
  },
  {
    file: 'services/account/src/visibility/visibility.rules.ts',
    line: "let expression = 'false';",
    equivalent: 'The last row of the table holds always, so what stands behind it never counts.',
  },
  {
    file: 'services/billing/src/payment/signature.rules.ts',
    line: "const [, timestamp = '', mac = ''] = match;",
    from: "''",
    equivalent: 'Both groups are there whenever the pattern matches; the defaults are for the compiler.',
  },
];
