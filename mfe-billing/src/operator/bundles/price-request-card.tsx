import { useIntl } from 'react-intl';
import type { PriceRequest } from '@rendezvous/contracts/billing/operator-bundles';
import { useMoney } from '../../money/use-money';
import { Decision } from '../payments/decision';
import { Facts } from '../payments/facts';
import styles from '../payments/payments.module.css';
import { useOperatorName } from '../payments/use-operator-name';
import { usePriceName } from './use-price-name';

interface Props {
  readonly request: PriceRequest;
  readonly busy: boolean;
  readonly onApprove: () => void;
  readonly onDecline: () => void;
}

/** A price that waits for another operator: what it changes, and the decision. */
export const PriceRequestCard = ({ request, busy, onApprove, onDecline }: Props) => {
  const intl = useIntl();
  const { each } = useMoney();
  const priceName = usePriceName();
  const operatorName = useOperatorName();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.bundles.${id}` }, values);
  const time = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const { amount, present, credits, currency, begins_at: begins, asked_at: asked, asked_by: asker } = request;
  const after = amount === 0 ? priceName(request) : each({ amount, currency }, credits);
  return (
    <div className={styles.form}>
      <Facts
        facts={[
          [say('price'), priceName(request)],
          [say('each'), present === null ? after : say('each-change', { before: each({ amount: present, currency }, credits), after })],
          [say('begins-term'), begins === null ? say('at-once') : time(begins)],
          [say('asked'), `${time(asked)} · ${operatorName(asker)}`],
        ]}
      />
      <Decision approval={request} busy={busy} onApprove={onApprove} onDecline={onDecline} />
    </div>
  );
};
