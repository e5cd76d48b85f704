import type { MutatedFile } from '../written-mutant.js';

export const visibility: readonly MutatedFile[] = [
  {
    file: 'services/account/src/visibility/contacts.store.ts',
    spec: 'services/account/src/members/members.db.spec.ts',
    mutants: [
      {
        without: 'the facts of a contact that nobody named',
        from: 'set liked = coalesce($3, r.liked)',
        to: 'set liked = coalesce($3, false)',
      },
      { without: 'the other direction, when a contact is forgotten', from: 'in (($1, $2), ($2, $1))', to: 'in (($1, $2), ($1, $2))' },
    ],
  },
  {
    file: 'services/account/src/visibility/visibility.store.ts',
    spec: 'services/account/src/visibility/visibility.db.spec.ts',
    mutants: [
      {
        without: 'moderation, which hides',
        from: ' or ${member}.moderated or',
        to: ' or',
      },
      {
        without: 'an age that has to be assured, which hides',
        from: " or ${member}.age_hold is not distinct from 'listing'",
        to: '',
      },
      {
        without: 'the direction of a block, in lists',
        from: 'select blocker_id from account.blocks where blocked_id = ${viewer}',
        to: 'select blocker_id from account.blocks where blocker_id = ${viewer}',
      },
      { without: 'the kind of reach, in lists', from: 'where viewer_id = ${viewer} and ${what}', to: 'where viewer_id = ${viewer}' },
      {
        without: 'one of the two likes of a match, in lists',
        from: 'and theirs.liked and mine.liked`',
        to: 'and theirs.liked`',
        equivalent: 'Only “may write” asks for a match, and no list asks that.',
      },
      {
        without: 'what keeps the viewer back',
        from: "(select 'account.' || kept_back from account.member_cards where member_id = asked.viewer_id)",
        to: 'null',
        spec: 'services/chat/src/likes/likes.db.spec.ts',
      },
      {
        without: 'one of the two likes of a match, between two',
        from: 'coalesce(theirs.liked and mine.liked, false)',
        to: 'coalesce(theirs.liked, false)',
      },
    ],
  },
];
