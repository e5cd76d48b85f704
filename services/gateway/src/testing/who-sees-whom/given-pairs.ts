import type { GivenMember } from '@rendezvous/account/testing';
import type { CountryCode } from '@rendezvous/contracts/reference';
import type { GivenSearch } from '@rendezvous/search/testing';
import type { Database } from '@rendezvous/server/database';
import type { CallOptions } from '@rendezvous/server/testing';
import type { Marked } from './find-facts.js';
import { type Mode, MODES, TRUTH, type ViewerKind } from './truth-table.js';

export interface Pair extends Marked {
  readonly mode: Mode;
  readonly viewer: ViewerKind;
  /** What the truth table says, in its letters. */
  readonly letters: string;
  /** A; null for a visitor. */
  readonly viewerId: number | null;
  readonly as: NonNullable<CallOptions['as']> | null;
  /** null: they have none. */
  readonly conversationId: number | null;
  readonly country: CountryCode;
  /** Somebody like B whom everybody sees. */
  readonly likeB: number;
}

/** Each kind of viewer has a country of its own, so that a page of results holds all of it. */
const COUNTRIES: Readonly<Record<ViewerKind, readonly [CountryCode, string]>> = {
  visitor: ['FR', 'FR-OCC'],
  free: ['NL', 'NL-NH'],
  premium: ['DE', 'DE-BE'],
  operator: ['BE', 'BE-WLG'],
  unconfirmed: ['GB', 'GB-ELN'],
  'on a break': ['IE', 'IE-L'],
  'without consent': ['AU', 'AU-NSW'],
  'liked by B': ['IT', 'IT-MI'],
  match: ['NZ', 'NZ-AUK'],
  'written to by B': ['ES', 'ES-M'],
  'wrote to B': ['PL', 'PL-14'],
  'blocked by B': ['CH', 'CH-ZH'],
  'blocker of B': ['AT', 'AT-9'],
};

/** How A themselves stands. */
const STATES: Readonly<Partial<Record<ViewerKind, Partial<GivenMember>>>> = {
  premium: { premium: true },
  operator: { operator: true },
  unconfirmed: { status: 'not_confirmed' },
  'on a break': { paused: true },
  'without consent': { matchable: false },
};

const INTERESTS = ['astrology', 'gardening'] as const;
const letters = (number: number): string => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

/** B in each mode before each kind of viewer. */
export class GivenPairs {
  private count = 0;
  private readonly like = new Map<ViewerKind, number>();

  constructor(
    private readonly given: GivenSearch,
    private readonly database: Database,
  ) {}

  async before(viewer: ViewerKind): Promise<Pair[]> {
    const pairs: Pair[] = [];
    for (const mode of Object.keys(MODES) as Mode[]) pairs.push(await this.one(mode, viewer));
    return pairs;
  }

  private async one(mode: Mode, viewer: ViewerKind): Promise<Pair> {
    this.count += 1;
    const mark = letters(this.count);
    const [country, region] = COUNTRIES[viewer];
    const prompts = [
      { prompt: 'rain', answer: `Rain-${mark}-` },
      { prompt: 'song', answer: `Song-${mark}-` },
    ] as const;
    const marked = {
      name: `Name-${mark}-`,
      city: `City-${mark}-`,
      about: `About-${mark}-`,
      prompts,
      interests: INTERESTS,
      sexuality: 'bi',
    } as const;
    const details = { height: 203, work: `Work-${mark}-` };
    const home = { country, region, gender: 'female', sexuality: 'hetero', birthDate: '1992-02-02' } as const;
    const id = await this.given.member({ ...home, ...marked, ...MODES[mode], photos: 2 });
    await this.database.change('update account.members set height = $2, work = $3 where id = $1', [id, details.height, details.work]);
    const likeB = this.like.get(viewer) ?? (await this.given.member({ ...home, interests: INTERESTS }));
    this.like.set(viewer, likeB);
    const [mainPhoto = '', furtherPhoto = ''] = (
      await this.database.read<{ key: string }>('select key from account.photos where member_id = $1 order by position', [id])
    ).map(({ key }) => key);
    const viewerId = viewer === 'visitor' ? null : await this.viewerOf(viewer, country);
    const conversationId = viewerId === null ? null : await this.past(viewer, viewerId, id);
    const as = viewerId !== null && viewer === 'operator' ? { memberId: viewerId, operator: true } : viewerId;
    return {
      ...marked,
      ...details,
      id,
      mainPhoto,
      furtherPhoto,
      mode,
      viewer,
      letters: TRUTH[mode][viewer],
      viewerId,
      as,
      conversationId,
      country,
      likeB,
    };
  }

  private viewerOf(viewer: ViewerKind, country: CountryCode): Promise<number> {
    return this.given.chat.member({ gender: 'male', sexuality: 'hetero', country, credits: 50, ...STATES[viewer] });
  }

  private async past(viewer: ViewerKind, viewerId: number, id: number): Promise<number | null> {
    const { chat } = this.given;
    if (viewer === 'liked by B' || viewer === 'match') await chat.like(id, viewerId);
    if (viewer === 'match') await chat.like(viewerId, id);
    if (viewer === 'written to by B' || viewer === 'match') return (await chat.conversation(id, viewerId, { answered: false })).id;
    if (viewer === 'wrote to B') return (await chat.conversation(viewerId, id, { answered: false })).id;
    if (viewer !== 'blocked by B' && viewer !== 'blocker of B') return null;
    await chat.like(id, viewerId);
    await chat.like(viewerId, id);
    await (viewer === 'blocked by B' ? chat.block(id, viewerId) : chat.block(viewerId, id));
    return (await chat.conversation(id, viewerId, { answered: false })).id;
  }
}
