import {
  type Answers,
  type PageState,
  type PartState,
  type RemoteScreens,
  type States,
  user as hugo,
} from '@rendezvous/client/testing/screens';
import type { RemoteDescriptor } from '@rendezvous/contracts/releases';
import type { User } from '@rendezvous/contracts/session';
import type { Settings } from '@rendezvous/contracts/site/settings';

/** Where the pages of parts are: a place of the proof's own that shows one. */
export const PART_PAGE = '/proof/part';
/** The remote that has this place. */
export const PART_HOST = 'mfe-proof';

/** One screen in one state, as it is shown once. */
export interface Mount {
  /** Path of the page, or name of the part. */
  readonly place: string;
  readonly kind: 'page' | 'part';
  readonly state: 'full' | 'empty';
  /** Full screens are looked at in English, empty ones in French: so both languages are. */
  readonly locale: 'en' | 'fr';
  readonly at: string;
  readonly user: User | null;
  readonly settings: Partial<Settings>;
  readonly answers: Answers;
  /** What a part is told. */
  readonly given: object | null;
  /** Name of the chunk that the screen lives in. */
  readonly chunk: string;
}

type Access = RemoteDescriptor['routes'][number]['access'];
type Screen = Pick<Mount, 'place' | 'kind' | 'chunk'> & {
  readonly viewer: User | null;
  readonly states: States<PageState | PartState> | undefined;
};

const viewerOf = (access: Access): User | null => {
  if (access === 'anyone') return null;
  return access === 'operator' ? { ...hugo, operator: true } : hugo;
};

const screensIn = ({ routes, slots }: RemoteDescriptor, { pages, parts }: RemoteScreens): Screen[] => [
  ...routes.map(({ path, chunk, access }) => ({
    place: path,
    kind: 'page' as const,
    chunk,
    viewer: viewerOf(access),
    states: pages[path],
  })),
  ...slots.map((name) => ({
    place: name,
    kind: 'part' as const,
    chunk: name,
    viewer: hugo,
    states: (parts as Record<string, States<PartState>>)[name],
  })),
];

const mountOf = ({ place, kind, chunk, viewer }: Screen, state: Mount['state'], shown: PageState | PartState): Mount => ({
  place,
  kind,
  chunk,
  state,
  locale: state === 'full' ? 'en' : 'fr',
  at: 'at' in shown ? shown.at : PART_PAGE,
  given: 'given' in shown ? shown.given : null,
  user: shown.user === undefined ? viewer : shown.user,
  settings: shown.settings ?? {},
  answers: shown.answers,
});

const asks = ({ answers }: PageState | PartState): boolean => Object.keys(answers).length > 0;

const missing = ({ place, kind, states }: Screen): string[] => {
  const named = kind === 'page' ? `Page ${place}` : `Part ${place}`;
  if (!states) return [`${named} cannot be shown: nobody says what its calls are answered.`];
  return asks(states.full) && !states.empty ? [`${named} has no empty state: what is asked for may not be there.`] : [];
};

/** Every screen of a remote in each of its states, and which of them its team does not tell of. */
export const mountsOf = (descriptor: RemoteDescriptor, screens: RemoteScreens): { readonly mounts: Mount[]; readonly faults: string[] } => {
  const all = screensIn(descriptor, screens);
  return {
    mounts: all.flatMap((screen) =>
      (['full', 'empty'] as const).flatMap((state) => {
        const shown = screen.states?.[state];
        return shown ? [mountOf(screen, state, shown)] : [];
      }),
    ),
    faults: all.flatMap(missing).map((fault) => `${fault} Write it in ${descriptor.remote}/src/testing/screens.ts.`),
  };
};
