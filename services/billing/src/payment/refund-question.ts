import { type CallOutcome, settleCall } from './call-outcome.js';
import type { NewRefund, PaymentProvider, RefundReport } from './payment.provider.js';

/** By what a provider knows a refund: one that was adopted is none of our ids. */
interface RefundName {
  readonly adopted: boolean;
  readonly reference: string | null;
}

/** Asks how a refund stands: by our id, or by the provider's own name where it was made elsewhere. null when the provider does not know it. */
export const askAboutRefund = async (
  provider: PaymentProvider,
  asked: NewRefund,
  { adopted, reference }: RefundName,
): Promise<CallOutcome<RefundReport | null>> => {
  if (!adopted || reference === null) return settleCall(() => provider.reportRefund(asked));
  const answer = await settleCall(() => provider.findRefund(reference));
  return answer.outcome === 'refused' ? { outcome: 'ok', value: null } : answer;
};
