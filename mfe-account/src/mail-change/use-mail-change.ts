import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { refusalOf, useSession } from '@rendezvous/client';
import type { MailChangeOutcome, openMailChangeLink } from '@rendezvous/contracts/account/mail-change';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { accountApi } from '../account.api';
import { isBadLink } from '../mail-links/bad-link';

const PAGE = '/mail-change/do';

/** What is said of a link beside what it does. */
type Noted = Pick<ReplyOf<typeof openMailChangeLink>, 'account_back' | 'to_confirm'>;

export type MailChangeState =
  | { readonly kind: 'looking' }
  /** What a press would do, with which address. */
  | ({ readonly kind: 'change' | 'undo'; readonly email: string | null } & Noted)
  | ({ readonly kind: MailChangeOutcome | 'taken' | 'invalid' } & Noted)
  /** Nobody knows what the link is; it may be good. */
  | { readonly kind: 'failed'; readonly fault: unknown };

interface MailChange {
  readonly state: MailChangeState;
  /** Uses the link. */
  readonly press: () => void;
  readonly busy: boolean;
  /** What kept a press from doing it; another one may. */
  readonly fault: unknown;
  /** Looks at the link again. */
  readonly retry: () => void;
}

const OUTCOMES: readonly MailChangeOutcome[] = ['changed', 'undone', 'used', 'expired'];

const outcomeOf = (state: unknown): MailChangeOutcome | null => {
  const { outcome } = (state ?? {}) as { outcome?: unknown };
  return OUTCOMES.find((one) => one === outcome) ?? null;
};

const isBrokenOff = (fault: unknown): boolean => (fault as { readonly name?: unknown } | null)?.name === 'AbortError';

/** From the page's own history, which anybody's script may write to. */
const notedIn = (state: unknown): Noted => {
  const { account_back: accountBack, to_confirm: toConfirm } = (state ?? {}) as Readonly<Record<keyof Noted, unknown>>;
  return { account_back: accountBack === true, to_confirm: toConfirm === true };
};

/** Looks at the link, and uses it once its reader says so; then takes its token out of the address, so that a reload shows the result. */
export const useMailChange = (): MailChange => {
  const { state: kept } = useLocation();
  const [search] = useSearchParams();
  const token = search.get('token');
  const navigate = useNavigate();
  const { refresh } = useSession();
  const { data: link, error: unread, refetch } = accountApi.useAccountMailChangeLinkQuery({ token: token ?? '' }, { skip: token === null });
  const [open] = accountApi.useAccountOpenMailChangeLinkMutation();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>(null);

  const openLink = async (given: string): Promise<void> => {
    // what puts an address back ends every session, this browser's too: that may be heard of first, and breaks the call off
    const opened = await open({ token: given })
      .unwrap()
      .catch((failure: unknown) => (isBrokenOff(failure) ? open({ token: given }).unwrap() : Promise.reject(failure)));
    await navigate(PAGE, { replace: true, state: opened });
    await refresh();
  };
  const press = (): void => {
    if (token === null || busy) return;
    setBusy(true);
    setFault(null);
    void openLink(token)
      .catch(setFault)
      .finally(() => setBusy(false));
  };

  const state = (): MailChangeState => {
    if (token === null) return { kind: outcomeOf(kept) ?? 'invalid', ...notedIn(kept) };
    const codes = [fault, unread].map((failure) => refusalOf(failure)?.code);
    if (codes.includes('account.email-taken')) return { kind: 'taken' };
    if (codes.some(isBadLink)) return { kind: 'invalid' };
    if (unread) return { kind: 'failed', fault: unread };
    if (link === undefined) return { kind: 'looking' };
    return { kind: link.state, email: link.email, account_back: link.account_back, to_confirm: link.to_confirm };
  };
  return { state: state(), press, busy, fault, retry: () => void refetch() };
};
