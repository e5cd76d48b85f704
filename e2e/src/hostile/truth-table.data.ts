/** What made B so, before A looks: what B and A did first, then what became of B. */
export interface Row {
  readonly b: string;
  readonly first: readonly ('b-likes-a' | 'b-writes-a' | 'both-write')[];
  readonly becomes: 'nothing' | 'pending-deletion' | 'a-blocks-b' | 'b-blocks-a' | 'moderated' | 'invisible' | 'privacy';
  readonly listed: boolean;
  /** `reduced`: the name and a way to unblock, nothing else. */
  readonly opens: 200 | 403 | 404 | 'reduced';
  readonly inLikes: boolean;
  readonly mayLike: boolean;
  readonly mayWrite: boolean;
  readonly presence: boolean;
}

const HIDDEN = { listed: false, opens: 404, inLikes: false, mayLike: false, mayWrite: false, presence: false } as const;
const OPEN = { listed: true, opens: 200, inLikes: false, mayLike: true, mayWrite: true, presence: true } as const;

/** A, a member, looks at B: the product's table of visibility, row by row; the first that fits decides. */
export const TRUTH: readonly Row[] = [
  { b: 'waits for deletion', first: ['b-likes-a'], becomes: 'pending-deletion', ...HIDDEN },
  { b: 'is blocked by A', first: ['b-likes-a', 'both-write'], becomes: 'a-blocks-b', ...HIDDEN, opens: 'reduced' },
  { b: 'has blocked A', first: ['b-likes-a', 'both-write'], becomes: 'b-blocks-a', ...HIDDEN, opens: 403 },
  {
    b: 'is moderated and liked A',
    first: ['b-likes-a'],
    becomes: 'moderated',
    ...OPEN,
    listed: false,
    inLikes: true,
    mayWrite: false,
    presence: false,
  },
  { b: 'is moderated', first: [], becomes: 'moderated', ...HIDDEN },
  { b: 'is invisible and writes with A', first: ['both-write'], becomes: 'invisible', ...HIDDEN, opens: 200, mayWrite: true },
  { b: 'is invisible and liked A', first: ['b-likes-a'], becomes: 'invisible', ...HIDDEN, opens: 200, inLikes: true, mayLike: true },
  { b: 'is invisible', first: [], becomes: 'invisible', ...HIDDEN },
  { b: 'is private and liked A', first: ['b-likes-a'], becomes: 'privacy', ...OPEN, inLikes: true },
  { b: 'is private and wrote to A', first: ['b-writes-a'], becomes: 'privacy', ...OPEN },
  { b: 'is private', first: [], becomes: 'privacy', ...HIDDEN },
  { b: 'liked A', first: ['b-likes-a'], becomes: 'nothing', ...OPEN, inLikes: true },
  { b: 'is a stranger', first: [], becomes: 'nothing', ...OPEN },
];

/** What a visitor sees of a member: nothing else, at no call and in no page. */
export const VISITORS_FIELDS = ['id', 'name', 'age', 'region', 'country', 'main_image', 'fictional'] as const;
