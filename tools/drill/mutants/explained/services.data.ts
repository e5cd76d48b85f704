import type { Explained } from './explained.js';

export const services: readonly Explained[] = [
  {
    file: 'services/billing/src/payment/signature.rules.ts',
    line: "const [, timestamp = '', mac = ''] = match;",
    from: "''",
    equivalent: 'Both groups are there whenever the pattern matches; the defaults are for the compiler.',
  },
];
