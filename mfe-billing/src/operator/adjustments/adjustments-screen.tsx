import { useIntl } from 'react-intl';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ADJUSTED_ALONE, ADJUSTMENT_FILTERS } from '@rendezvous/contracts/billing/adjustment-terms';
import { statementTexts } from '../../statement/texts';
import { FindForm } from '../payments/find-form';
import { FoundMembers } from '../payments/found-members';
import { pageAddress } from '../payments/page-address';
import { PaymentList } from '../payments/payment-list';
import { paymentScreen } from '../payments/payment-screen';
import { useRun } from '../payments/use-run';
import { AdjustmentPanel } from './adjustment-panel';
import { adjustmentsApi } from './adjustments.api';
import { AdjustmentsTable } from './adjustments-table';
import styles from '../payments/payments.module.css';
import { MemberWallet } from './member-wallet';
import { adjustmentsTexts } from './texts';

/** Requests that wait are shown without a word in the address. */
const inAddress = (state: (typeof ADJUSTMENT_FILTERS)[number]): string | null => (state === 'open' ? null : state);

const Adjustments = () => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.adjustments.${id}` });
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const state = ADJUSTMENT_FILTERS.find((one) => one === search.get('state')) ?? 'open';
  const before = Number(search.get('before')) || null;
  const find = search.get('find');
  const list = adjustmentsApi.useBillingAdjustmentsQuery({ state, ...(before && { before }) });
  const { currentData: data } = list;
  const [create, { isLoading: creating }] = adjustmentsApi.useBillingCreateAdjustmentMutation();
  const [approve, { isLoading: approving }] = adjustmentsApi.useBillingApproveAdjustmentMutation();
  const [decline, { isLoading: declining }] = adjustmentsApi.useBillingDeclineAdjustmentMutation();
  const { run, news } = useRun(list.refetch);
  const shown = (more: Readonly<Record<string, string | null>>) =>
    pageAddress('adjustments', { state: inAddress(state), before: before === null ? null : String(before), ...more });
  const selected = data?.adjustments.find(({ id }) => String(id) === search.get('adjustment')) ?? null;
  return (
    <>
      <PaymentList
        say={say}
        noneText={state === 'open' ? undefined : say('none-at-all')}
        call={list}
        rows={data?.adjustments}
        filters={ADJUSTMENT_FILTERS.map((one) => ({
          id: one,
          label: say(`filter.${one}`),
          current: one === state,
          link: <Link to={pageAddress('adjustments', { state: inAddress(one), find })} />,
        }))}
        intro={
          <FindForm
            label={intl.formatMessage({ id: 'billing.payments.find-member' })}
            hint={intl.formatMessage({ id: 'billing.payments.find-member-hint' })}
            text={find ?? ''}
            busy={false}
            onFind={(text) => void navigate(shown({ find: text === '' ? null : text }))}
          />
        }
        more={data?.more ? <Link to={shown({ find, before: String(data.adjustments.at(-1)?.id) })} /> : null}
        detail={
          <div className={styles.beside}>
            {selected === null ? null : (
              <AdjustmentPanel
                adjustment={selected}
                busy={approving || declining}
                onApprove={() => void run(approve({ adjustmentId: selected.id }).unwrap(), () => say('is-approved'))}
                onDecline={() => void run(decline({ adjustmentId: selected.id }).unwrap(), () => say('is-declined'))}
              />
            )}
            {find === null ? null : (
              <FoundMembers find={find}>
                {(member) => (
                  <MemberWallet
                    key={member.id}
                    member={member}
                    alone={data?.alone ?? ADJUSTED_ALONE.day}
                    busy={creating}
                    onAdjust={(wish) => run(create(wish).unwrap(), ({ state: now }) => say(now === 'open' ? 'is-asked' : 'is-adjusted'))}
                  />
                )}
              </FoundMembers>
            )}
          </div>
        }
      >
        {(adjustments) => (
          <AdjustmentsTable
            adjustments={adjustments}
            selected={selected?.id ?? null}
            addressOf={(id) => shown({ find, adjustment: String(id) })}
          />
        )}
      </PaymentList>
      {news}
    </>
  );
};

/** Credits that operators give and take: one member’s wallet, and the requests that wait for another operator. */
export const AdjustmentsScreen = paymentScreen([adjustmentsTexts, statementTexts], Adjustments);
