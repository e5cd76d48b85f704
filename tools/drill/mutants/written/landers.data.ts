import type { MutatedFile } from '../written-mutant.js';

export const landers: readonly MutatedFile[] = [
  {
    file: 'services/landers/src/variants/variants.store.ts',
    spec: 'services/landers/src/lander/landers.db.spec.ts',
    mutants: [
      {
        without: 'the lock of a variant, so that of two commands at once one is lost',
        from: 'where site_id = $1 and slug = $2 for update',
        to: 'where site_id = $1 and slug = $2',
      },
    ],
  },
];
