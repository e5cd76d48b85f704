import { useLocation, useNavigate } from 'react-router-dom';
import { refusalOf, useSession } from '@rendezvous/client';
import type { MailChangeOutcome } from '@rendezvous/contracts/account/mail-change';
import { accountApi } from '../account.api';
import { useLinkToken } from '../page/use-link-token';

const PAGE = '/mail-change/do';

export type MailChangeState =
  | { readonly kind: 'working' }
  | { readonly kind: MailChangeOutcome | 'taken' | 'invalid' }
  /** Nobody knows what came of it; the link may be good. */
  | { readonly kind: 'failed'; readonly fault: unknown };

const OUTCOMES: readonly MailChangeOutcome[] = ['changed', 'undone', 'used', 'expired'];

const outcomeOf = (state: unknown): MailChangeOutcome | null => {
  const { outcome } = (state ?? {}) as { outcome?: unknown };
  return OUTCOMES.find((one) => one === outcome) ?? null;
};

const isBrokenOff = (fault: unknown): boolean => (fault as { readonly name?: unknown } | null)?.name === 'AbortError';

/** Uses the link's token once and takes it out of the address: a reload shows the result instead of using it again. */
export const useMailChange = (): { readonly state: MailChangeState; readonly retry: () => void } => {
  const { state: kept } = useLocation();
  const navigate = useNavigate();
  const { refresh } = useSession();
  const [open] = accountApi.useAccountOpenMailChangeLinkMutation();
  const { token, failure, retry } = useLinkToken(async (given) => {
    // what puts an address back ends every session, this browser's too: that may be heard of first, and breaks the call off
    const answer = open({ token: given }).unwrap();
    const { outcome } = await answer.catch((fault: unknown) =>
      isBrokenOff(fault) ? open({ token: given }).unwrap() : Promise.reject(fault),
    );
    await navigate(PAGE, { replace: true, state: { outcome } });
    await refresh();
  });

  const state = (): MailChangeState => {
    const outcome = outcomeOf(kept);
    if (token === null) return { kind: outcome ?? 'invalid' };
    if (failure === null) return { kind: 'working' };
    const code = refusalOf(failure)?.code;
    if (code === 'account.email-taken') return { kind: 'taken' };
    return code === 'account.link-invalid' || code === 'request.invalid' ? { kind: 'invalid' } : { kind: 'failed', fault: failure };
  };
  return { state: state(), retry };
};
