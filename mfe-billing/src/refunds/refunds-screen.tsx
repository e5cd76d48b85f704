import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePageTitle, useRefusalSentence } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { awaitedDebit } from '@rendezvous/contracts/billing/refund-terms';
import type { RefundQuote } from '@rendezvous/contracts/billing/refunds';
import { ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { billingApi } from '../billing.api';
import { useCalendarDay } from '../calendar-day/use-calendar-day';
import { useMoney } from '../money/use-money';
import { OutcomePage } from '../outcome-page/outcome-page';
import { useOutcome } from '../outcome-page/use-outcome';
import { RefundsPage } from './refunds-page';
import { refundRefusalTexts } from './refusals/texts';
import { refundTexts } from './texts';
import { useWithdrawal } from './use-withdrawal';
import { WithdrawalDialog } from './withdrawal-dialog';

const Refunds = () => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const { money } = useMoney();
  const calendarDay = useCalendarDay();
  const { data, error, isFetching, refetch } = billingApi.useBillingRefundsQuery();
  const [asked, setAsked] = useState<RefundQuote | null>(null);
  const outcome = useOutcome();
  const withdrawal = useWithdrawal((refund) => {
    setAsked(null);
    // as the server says of the refund; an older gateway says it of the quote alone
    const due = awaitedDebit(refund);
    const text = refund.collected === false || asked?.collected === false ? 'done-uncollected' : due === null ? 'done' : 'done-after-debit';
    outcome.tell(
      intl.formatMessage({ id: `billing.refunds.${text}` }, { amount: money(refund.amount), date: due === null ? '' : calendarDay(due) }),
    );
  });
  const title = intl.formatMessage({ id: 'billing.refunds.title' });
  usePageTitle(title);
  // the dialog asks about what the server says now, also when that has changed meanwhile
  const shown = data?.quotes.find(({ order }) => order === asked?.order) ?? asked;
  return (
    <OutcomePage title={title} outcome={outcome}>
      {data ? <RefundsPage answer={data} onWithdraw={setAsked} /> : null}
      {!data && !error ? <ListSkeleton count={3} label={intl.formatMessage({ id: 'billing.loading' })} /> : null}
      {!data && error ? (
        <ErrorCard
          title={intl.formatMessage({ id: 'billing.refunds.error' })}
          retryLabel={intl.formatMessage({ id: 'billing.retry' })}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {intl.formatMessage({ id: 'billing.refunds.error-text' })}
        </ErrorCard>
      ) : null}
      {shown === null ? null : (
        <WithdrawalDialog
          quote={shown}
          busy={withdrawal.busy}
          fault={withdrawal.error ? sentence(withdrawal.error) : null}
          onConfirm={() => void withdrawal.withdraw(shown).then(() => refetch())}
          onClose={() => setAsked(null)}
        />
      )}
    </OutcomePage>
  );
};

export const RefundsScreen = withTexts([refundTexts, refundRefusalTexts], Refunds);
