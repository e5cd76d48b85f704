import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { refusalOf, useSession } from '@rendezvous/client';
import type { MailChangeOutcome } from '@rendezvous/contracts/account/mail-change';
import { accountApi } from '../account.api';

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

/** Uses the link's token once and takes it out of the address: a reload shows the result instead of using it again. */
export const useMailChange = (): { readonly state: MailChangeState; readonly retry: () => void } => {
  const [search] = useSearchParams();
  const { state: kept } = useLocation();
  const navigate = useNavigate();
  const { refresh } = useSession();
  const [open] = accountApi.useAccountOpenMailChangeLinkMutation();
  const [failure, setFailure] = useState<unknown>(null);
  const [turn, setTurn] = useState(0);
  const sent = useRef<string | null>(null);
  const token = search.get('token');

  // the page's only purpose is this call; the ref keeps a second run of the effect from using the link twice
  useEffect(() => {
    if (token === null || sent.current === `${turn} ${token}`) return;
    sent.current = `${turn} ${token}`;
    void (async () => {
      try {
        const { outcome } = await open({ token }).unwrap();
        await navigate(PAGE, { replace: true, state: { outcome } });
        await refresh();
      } catch (fault) {
        setFailure(fault);
      }
    })();
  }, [token, turn, open, navigate, refresh]);

  const retry = () => {
    setFailure(null);
    setTurn((before) => before + 1);
  };

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
