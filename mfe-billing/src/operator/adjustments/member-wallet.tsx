import { useIntl } from 'react-intl';
import type { OperatorMember } from '@rendezvous/contracts/account/operator-members';
import type { createAdjustment } from '@rendezvous/contracts/billing/operator-adjustments';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { useUser } from '@rendezvous/client';
import { ErrorCard, ListSkeleton } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { Facts } from '../payments/facts';
import { FoundMember } from '../payments/found-member';
import { AdjustForm } from './adjust-form';
import { adjustmentsApi } from './adjustments.api';
import { LatestEntries } from './latest-entries';

interface Props {
  readonly member: OperatorMember;
  readonly alone: number;
  readonly busy: boolean;
  readonly onAdjust: (wish: ArgsOf<typeof createAdjustment>) => Promise<boolean>;
}

/** A member with what they have, and the form that changes it. */
export const MemberWallet = ({ member, alone, busy, onAdjust }: Props) => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.adjustments.${id}` });
  const viewer = useUser()?.id;
  const { id, status } = member;
  const { currentData: wallet, isError, isFetching, refetch } = adjustmentsApi.useBillingOperatorWalletQuery({ memberId: id });
  const count = (value: number) => intl.formatNumber(value);
  const adjust = async (wish: ArgsOf<typeof createAdjustment>): Promise<boolean> => {
    const done = await onAdjust(wish);
    void refetch();
    return done;
  };
  return (
    <FoundMember member={member}>
      {!wallet && isError ? (
        <ErrorCard
          title={say('wallet-failed')}
          retryLabel={intl.formatMessage({ id: 'billing.retry' })}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !wallet ? (
        <ListSkeleton label={intl.formatMessage({ id: 'billing.loading' })} count={3} />
      ) : (
        <>
          <Facts
            facts={[
              [say('wallet.balance'), count(wallet.granted + wallet.bought)],
              [say('wallet.granted'), count(wallet.granted)],
              [say('wallet.bought'), count(wallet.bought)],
              ...(wallet.frozen > 0 ? [[say('wallet.frozen'), count(wallet.frozen)] as const] : []),
              ...(wallet.debt > 0 ? [[say('wallet.debt'), count(wallet.debt)] as const] : []),
            ]}
          />
          <LatestEntries entries={wallet.entries} />
          {id === viewer ? (
            <p className={operatorPage.quiet}>{say('yourself')}</p>
          ) : status === 'activated' ? (
            <AdjustForm memberId={id} granted={wallet.granted} alone={alone} busy={busy} onAdjust={adjust} />
          ) : (
            <p className={operatorPage.quiet}>{say('no-member')}</p>
          )}
        </>
      )}
    </FoundMember>
  );
};
