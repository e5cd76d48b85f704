import type { MutatedFile } from '../written-mutant.js';

/** Files on their way here, piece by piece. */
export const uploads: readonly MutatedFile[] = [
  {
    file: 'services/account/src/uploads/uploads.store.ts',
    spec: 'services/account/src/uploads/uploads.db.spec.ts',
    mutants: [
      {
        without: 'the place where a piece has to begin',
        from: 'where id = $1 and received = $2 and received + $4 <= size',
        to: 'where id = $1 and $2::integer is not null and received + $4 <= size',
      },
      { without: 'the end of the file', from: 'and received + $4 <= size and cardinality', to: 'and cardinality' },
      { without: 'the most pieces of a file', from: 'cardinality(parts) < $5', to: '$5::integer is not null' },
      {
        without: 'that an upload becomes one photo',
        from: 'where u.id = before.id and u.taken_at is null returning',
        to: 'where u.id = before.id returning',
      },
      {
        without: 'the day after which an upload ends',
        from: 'where id = $1 and expires_at > $2`',
        to: 'where id = $1 and $2::timestamptz is not null`',
      },
      {
        without: 'whose file it is that goes on',
        from: 'where member_id = $1 and size = $2',
        to: 'where $1::integer is not null and size = $2',
      },
      {
        without: 'the network that uploads are counted of',
        from: 'where network = $1 and taken_at',
        to: 'where $1::text is not null and taken_at',
      },
    ],
  },
  {
    file: 'services/account/src/photos/photos.service.ts',
    spec: 'services/account/src/uploads/uploads.db.spec.ts',
    mutants: [{ without: 'that who is disabled adds no photo', from: 'if (moderated) throw', to: 'if (false) throw' }],
  },
];
