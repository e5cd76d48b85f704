import { useIntl } from 'react-intl';
import type { MethodBlock } from '@rendezvous/contracts/billing/operator-blocks';
import { useOperatorName } from '../payments/use-operator-name';

/** What blocked a way to pay, in words: an operator, a lost dispute, or a debit that the bank sent back. */
export const useCause = (): ((block: Pick<MethodBlock, 'dispute' | 'set_by'>) => string) => {
  const intl = useIntl();
  const operatorName = useOperatorName();
  const say = (id: string, values: Record<string, string>) => intl.formatMessage({ id: `billing.blocks.cause.${id}` }, values);
  return ({ dispute, set_by: by }) =>
    dispute === null
      ? say('operator', { name: by === null ? '—' : operatorName(by) })
      : say(dispute.provider === 'sepa' ? 'returned' : 'dispute', { id: String(dispute.id) });
};
