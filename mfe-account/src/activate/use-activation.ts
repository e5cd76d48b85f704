import { useLocation, useNavigate } from 'react-router-dom';
import { refusalOf, useSession, useUser } from '@rendezvous/client';
import { accountApi } from '../account.api';
import { useLinkToken } from '../page/use-link-token';

export type ActivationState =
  | { readonly kind: 'working' }
  | { readonly kind: 'done'; readonly credits: number }
  /** The link was used before: the address is confirmed. */
  | { readonly kind: 'again' }
  /** No link was given, or it was used before, and who looks is active already. */
  | { readonly kind: 'active' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'failed'; readonly fault: unknown };

const creditsOf = (state: unknown): number | null => {
  const { credits } = (state ?? {}) as { credits?: unknown };
  return typeof credits === 'number' ? credits : null;
};

const isAgain = (state: unknown): boolean => ((state ?? {}) as { again?: unknown }).again === true;

/**
 * Uses the link's token once and takes it out of the address: a reload shows the result instead of using it again. It does so when it is
 * opened, as specified: an account is activated by the link, and there are pages for what came of it and none that asks. Whoever comes after a
 * program that looked through the mail is told that the address is confirmed.
 */
export const useActivation = (): { readonly state: ActivationState; readonly retry: () => void } => {
  const { state: kept } = useLocation();
  const navigate = useNavigate();
  const { refresh } = useSession();
  const user = useUser();
  const [activate] = accountApi.useAccountActivateMutation();
  const { token, failure, retry } = useLinkToken(async (given) => {
    const { credits, again } = await activate({ token: given }).unwrap();
    await navigate('/activate/done', { replace: true, state: { credits, again } });
    if (!again) await refresh();
  });

  const state = (): ActivationState => {
    const credits = creditsOf(kept);
    if (token === null && credits !== null) return isAgain(kept) ? { kind: 'again' } : { kind: 'done', credits };
    const unusable = ['account.link-invalid', 'request.invalid'].includes(refusalOf(failure)?.code ?? '');
    if (failure !== null && !unusable) return { kind: 'failed', fault: failure };
    if (token !== null && failure === null) return { kind: 'working' };
    return user?.status === 'activated' ? { kind: 'active' } : { kind: 'invalid' };
  };
  return { state: state(), retry };
};
