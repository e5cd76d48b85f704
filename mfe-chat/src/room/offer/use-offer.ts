import { useRefusalSentence, useSettings, useUser } from '@rendezvous/client';
import type { Bundle } from '@rendezvous/contracts/billing/bundles';
import { chatApi } from '../../chat.api';

/** What an address gets for nothing, once, when it is proved (whether this one had it is told to its mailbox alone), and how asking for the mail again went. */
export interface FreeCredits {
  readonly count: number;
  readonly email: string;
  readonly resend: { readonly busy: boolean; readonly sent: boolean; readonly refused: string | null };
  readonly onResend: () => void;
}

export interface Offered {
  readonly bundles: readonly Bundle[] | null;
  readonly loading: boolean;
  readonly free: FreeCredits | null;
}

/** The bundles to offer; asked for only when credits do not reach. Credits that come with a confirmed address are offered before. */
export const useOffer = (needed: boolean): Offered => {
  const { data, isLoading } = chatApi.useChatBundlesQuery(undefined, { skip: !needed });
  return { bundles: data?.bundles ?? null, loading: isLoading, free: useFreeCredits() };
};

const useFreeCredits = (): FreeCredits | null => {
  const user = useUser();
  const sentence = useRefusalSentence();
  const { signup_credits: count } = useSettings();
  const [resend, { isLoading, isSuccess, error }] = chatApi.useChatResendActivationMutation();
  if (user?.status !== 'not_confirmed' || count === 0) return null;
  return {
    count,
    email: user.email,
    resend: { busy: isLoading, sent: isSuccess, refused: error ? sentence(error) : null },
    onResend: () => void resend(),
  };
};
