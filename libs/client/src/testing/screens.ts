/**
 * The door for what is data: a remote says here, once, what each of its screens is answered. Its stories and tests take it from there, and
 * so does the proof before a release, which reads it without a browser: nothing here may need one.
 */
import type { SlotName, SlotProps } from '@rendezvous/contracts/slots';
import type { User } from '@rendezvous/contracts/session';
import type { Settings } from '@rendezvous/contracts/site/settings';
import type { Answers } from './answering';
import * as around from './answers';

export { Refused, callOf, sentFor } from './answering';
export type { Answers } from './answering';
export { noChats, noLikes, settings, user } from './answers';

interface State {
  /** Who looks; null for a visitor. Left out: Hugo where a login is needed, else a visitor. */
  readonly user?: User | null;
  readonly settings?: Partial<Settings>;
  /** What the screen's own calls are answered. */
  readonly answers: Answers;
}

/** A page in one state. */
export interface PageState extends State {
  /** Its address, with parameters filled in. */
  readonly at: string;
}

/** A part in one state. */
export interface PartState<Name extends SlotName = SlotName> extends State {
  /** What the part is told. */
  readonly given: Omit<SlotProps<Name>, 'onClose'>;
}

/** A screen with everything there is to show, and with nothing. A screen that asks for nothing has one state. */
export interface States<S> {
  readonly full: S;
  readonly empty?: S;
}

/** Every screen of a remote: its pages by the path in its descriptor, its parts by the slot. */
export interface RemoteScreens {
  readonly pages: Readonly<Record<string, States<PageState>>>;
  readonly parts: { readonly [Name in SlotName]?: States<PartState<Name>> };
}

/** What the shell asks around any screen. */
export const shellAnswers = ({ user, settings }: { readonly user: User | null; readonly settings?: Partial<Settings> }): Answers => ({
  'GET /api/user.php': () => ({ user }),
  'GET /api/settings.php': () => ({ ...around.settings, ...settings }),
  'GET /api/chats.php': () => around.noChats,
  'GET /api/likes.php': () => around.noLikes,
  'GET /api/regions.php': () => ({ regions: around.regions }),
  'GET /api/interests.php': () => ({ interests: around.interests }),
  'GET /api/signup/refused': () => ({ refused: null }),
});
