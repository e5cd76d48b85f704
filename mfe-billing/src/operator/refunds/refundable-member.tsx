import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OperatorMember } from '@rendezvous/contracts/account/operator-members';
import { useUser } from '@rendezvous/client';
import { EmptyState, ErrorCard, ListSkeleton } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { FoundMember } from '../payments/found-member';
import { operatorRefundsApi } from './operator-refunds.api';
import { PayBackDialog } from './pay-back-dialog';
import { PayBackForm, type PayBackWish } from './pay-back-form';

interface Props {
  readonly member: OperatorMember;
  /** Called with the number of the refund that was made. */
  readonly onPaidBack: (number: number) => void;
}

/** A member with the purchases whose unused credits can go back, and the way to pay them back. */
export const RefundableMember = ({ member, onPaidBack }: Props) => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.operator-refunds.${id}` });
  const viewer = useUser()?.id;
  const { id } = member;
  const { currentData: data, isError, isFetching, refetch } = operatorRefundsApi.useBillingOperatorRefundQuotesQuery({ memberId: id });
  const [wish, setWish] = useState<PayBackWish | null>(null);
  return (
    <FoundMember member={member}>
      {!data && isError ? (
        <ErrorCard
          title={say('quotes-failed')}
          retryLabel={intl.formatMessage({ id: 'billing.retry' })}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <ListSkeleton label={intl.formatMessage({ id: 'billing.loading' })} count={3} />
      ) : data.quotes.length === 0 ? (
        <EmptyState title={say('nothing')}>{say('nothing-text')}</EmptyState>
      ) : id === viewer ? (
        <p className={operatorPage.quiet}>{say('yourself')}</p>
      ) : (
        <PayBackForm quotes={data.quotes} onAsk={setWish} />
      )}
      {wish === null ? null : (
        <PayBackDialog
          wish={wish}
          onClose={() => setWish(null)}
          onDone={({ number }) => {
            setWish(null);
            void refetch();
            onPaidBack(number);
          }}
        />
      )}
    </FoundMember>
  );
};
