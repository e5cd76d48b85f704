import { useIntl } from 'react-intl';
import { useRefusalSentence } from '@rendezvous/client';
import type { OperatorRefund, OperatorRefundQuote } from '@rendezvous/contracts/billing/operator-refunds';
import { Button, Dialog, FormError, ListSkeleton, Notice } from '@rendezvous/ui';
import { useMoney } from '../../money/use-money';
import { Facts } from '../payments/facts';
import styles from '../payments/payments.module.css';
import { operatorRefundsApi } from './operator-refunds.api';
import type { PayBackWish } from './pay-back-form';
import { usePayBack } from './use-pay-back';

interface Props {
  readonly wish: PayBackWish;
  readonly onClose: () => void;
  readonly onDone: (refund: OperatorRefund) => void;
}

/** Says what goes and what comes back, as the server has it now, before anything is done. */
export const PayBackDialog = ({ wish, onClose, onDone }: Props) => {
  const intl = useIntl();
  const { money } = useMoney();
  const sentence = useRefusalSentence();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.operator-refunds.${id}` }, values);
  const { orderId, credits, reason } = wish;
  const call = operatorRefundsApi.useBillingOperatorRefundQuoteQuery({ orderId, credits });
  const { payBack, busy, error } = usePayBack(onDone);
  const quote = call.currentData;
  const fault = error ?? (call.isError ? call.error : null);
  return (
    <Dialog
      open
      alert
      size="md"
      title={say('dialog')}
      closeLabel={say('cancel')}
      dismissible={!busy}
      onClose={onClose}
      actions={
        <>
          {quote ? (
            // the quote is read again in any case: what was refused was about another one
            <Button variant="danger" busy={busy} onClick={() => void payBack(quote, reason).finally(() => void call.refetch())}>
              {say('confirm', { amount: money(quote.amount) })}
            </Button>
          ) : call.isError ? (
            <Button busy={call.isFetching} onClick={() => void call.refetch()}>
              {intl.formatMessage({ id: 'billing.retry' })}
            </Button>
          ) : null}
          <Button disabled={busy} onClick={onClose}>
            {say('cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.beside}>
        {quote ? <Quoted quote={quote} reason={reason} /> : null}
        {!quote && !call.isError ? <ListSkeleton label={intl.formatMessage({ id: 'billing.loading' })} count={3} /> : null}
        <FormError>{fault === null ? null : sentence(fault)}</FormError>
      </div>
    </Dialog>
  );
};

const Quoted = ({ quote, reason }: { readonly quote: OperatorRefundQuote; readonly reason: string }) => {
  const intl = useIntl();
  const { money } = useMoney();
  const say = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `billing.operator-refunds.${id}` }, values);
  const { order, bought_at: at, credits, unused, back, amount, whole, over, ends_premium: endsPremium } = quote;
  return (
    <>
      <Facts
        facts={[
          [say('quote.purchase'), say('quote.lot', { order: String(order), credits, date: intl.formatDate(at, { dateStyle: 'medium' }) })],
          [say('quote.credits'), say('quote.of-unused', { back, unused })],
          [say('quote.amount'), money(amount)],
          [say('quote.fee'), say(whole ? 'quote.with-fee' : 'quote.without-fee')],
          [say('quote.premium'), say(endsPremium ? 'quote.ends' : 'quote.stays')],
          [intl.formatMessage({ id: 'billing.payments.reason' }), reason],
        ]}
      />
      {over ? <Notice tone="warn">{say('quote.over')}</Notice> : null}
      <p className="small muted">{say('quote.mail')}</p>
    </>
  );
};
