import { useIntl } from 'react-intl';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { REFUND_FILTERS, REFUND_PROVIDERS } from '@rendezvous/contracts/billing/refund-terms';
import { Select } from '@rendezvous/ui';
import { refundRefusalTexts } from '../../refunds/refusals/texts';
import { FindForm } from '../payments/find-form';
import { FoundMembers } from '../payments/found-members';
import { pageAddress } from '../payments/page-address';
import { PaymentList } from '../payments/payment-list';
import { paymentScreen } from '../payments/payment-screen';
import styles from '../payments/payments.module.css';
import { useRun } from '../payments/use-run';
import { OperatorRefundPanel } from './operator-refund-panel';
import { operatorRefundsApi } from './operator-refunds.api';
import { OperatorRefundsTable, toldRefundState } from './operator-refunds-table';
import { RefundableMember } from './refundable-member';
import { operatorRefundTexts } from './texts';

/** All of them are shown without a word in the address. */
const inAddress = (state: (typeof REFUND_FILTERS)[number]): string | null => (state === 'all' ? null : state);

const OperatorRefunds = () => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.operator-refunds.${id}` });
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const state = REFUND_FILTERS.find((one) => one === search.get('state')) ?? 'all';
  const provider = REFUND_PROVIDERS.find((one) => one === search.get('provider')) ?? null;
  const before = Number(search.get('before')) || null;
  const find = search.get('find');
  const list = operatorRefundsApi.useBillingOperatorRefundsQuery({ state, ...(provider && { provider }), ...(before && { before }) });
  const { currentData: data } = list;
  const [ask, { isLoading: asking }] = operatorRefundsApi.useBillingAskRefundMutation();
  const [request, { isLoading: requesting }] = operatorRefundsApi.useBillingRequestRefundDecisionMutation();
  const [approve, { isLoading: approving }] = operatorRefundsApi.useBillingApproveRefundDecisionMutation();
  const [decline, { isLoading: declining }] = operatorRefundsApi.useBillingDeclineRefundDecisionMutation();
  const { run, news, tell } = useRun(list.refetch);
  const shown = (more: Readonly<Record<string, string | null>>) =>
    pageAddress('refunds', { state: inAddress(state), provider, before: before === null ? null : String(before), find, ...more });
  const selected = data?.refunds.find(({ number }) => String(number) === search.get('refund')) ?? null;
  const askAgain = (refundId: string) =>
    run(ask({ refundId }).unwrap(), (refund) => ({
      tone: refund.state === 'unknown' ? 'danger' : 'ok',
      text: say(`asked.${toldRefundState(refund)}`),
    }));
  return (
    <>
      <PaymentList
        say={say}
        noneText={state === 'all' && provider === null ? undefined : say('none-of-these')}
        call={list}
        rows={data?.refunds}
        filters={REFUND_FILTERS.map((one) => ({
          id: one,
          label: (
            <>
              {say(`filter.${one}`)}
              {data && one === 'waiting' ? <span>({intl.formatNumber(data.waiting)})</span> : null}
            </>
          ),
          current: one === state,
          link: <Link to={shown({ state: inAddress(one), before: null, find: null })} />,
        }))}
        intro={
          <div className={styles.search}>
            <Select
              label={say('column.provider')}
              value={provider ?? ''}
              options={[
                { value: '', label: say('any-provider') },
                ...REFUND_PROVIDERS.map((value) => ({ value, label: intl.formatMessage({ id: `billing.payments.provider.${value}` }) })),
              ]}
              onChange={({ target }) => void navigate(shown({ provider: target.value === '' ? null : target.value, before: null }))}
            />
            <FindForm
              label={say('find')}
              hint={intl.formatMessage({ id: 'billing.payments.find-member-hint' })}
              text={find ?? ''}
              busy={false}
              onFind={(text) => void navigate(shown({ find: text === '' ? null : text }))}
            />
          </div>
        }
        more={data?.more ? <Link to={shown({ before: String(data.refunds.at(-1)?.number) })} /> : null}
        detail={
          <div className={styles.beside}>
            {selected === null ? null : (
              <OperatorRefundPanel
                refund={selected}
                busy={asking || requesting || approving || declining}
                onAsk={() => void askAgain(selected.id)}
                onTell={(outcome, reason) =>
                  void run(request({ refundId: selected.id, outcome, reason }).unwrap(), () => say('decision.is-told'))
                }
                onDecide={(decisionId, approved) =>
                  void run((approved ? approve : decline)({ decisionId }).unwrap(), (refund) =>
                    say(approved ? `asked.${toldRefundState(refund)}` : 'decision.is-declined'),
                  )
                }
              />
            )}
            {find === null ? null : (
              <FoundMembers find={find}>
                {(member) => (
                  <RefundableMember
                    key={member.id}
                    member={member}
                    onPaidBack={(number) => {
                      tell({ tone: 'ok', text: say('is-asked') });
                      void list.refetch();
                      void navigate(shown({ state: null, provider: null, before: null, find: null, refund: String(number) }));
                    }}
                  />
                )}
              </FoundMembers>
            )}
          </div>
        }
      >
        {(refunds) => (
          <OperatorRefundsTable
            refunds={refunds}
            selected={selected?.number ?? null}
            addressOf={(number) => shown({ refund: String(number) })}
          />
        )}
      </PaymentList>
      {news}
    </>
  );
};

/** All refunds and how each stands, those that wait for an operator, and paying back on behalf of a member. */
export const OperatorRefundsScreen = paymentScreen([operatorRefundTexts, refundRefusalTexts], OperatorRefunds);
