import { useIntl } from 'react-intl';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { BLOCK_FILTERS } from '@rendezvous/contracts/billing/block-terms';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { FindForm } from '../payments/find-form';
import { FoundMembers } from '../payments/found-members';
import { pageAddress } from '../payments/page-address';
import { PaymentList } from '../payments/payment-list';
import { paymentScreen } from '../payments/payment-screen';
import styles from '../payments/payments.module.css';
import { useRun } from '../payments/use-run';
import { BlockPanel } from './block-panel';
import { BlockableMember } from './blockable-member';
import { blocksApi } from './blocks.api';
import { BlocksTable } from './blocks-table';
import { blockTexts } from './texts';

/** Those that stand are shown without a word in the address. */
const inAddress = (state: (typeof BLOCK_FILTERS)[number]): string | null => (state === 'standing' ? null : state);

const Blocks = () => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.blocks.${id}` }, values);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const state = BLOCK_FILTERS.find((one) => one === search.get('state')) ?? 'standing';
  const member = Number(search.get('member')) || null;
  const [before, find] = [search.get('before'), search.get('find')];
  const list = blocksApi.useBillingMethodBlocksQuery({ state, ...(member && { member }), ...(before && { before }) });
  const { currentData: data } = list;
  const [block, { isLoading: blocking }] = blocksApi.useBillingBlockMethodMutation();
  const [lift, { isLoading: lifting }] = blocksApi.useBillingLiftBlockMutation();
  const { run, news } = useRun(list.refetch);
  const shown = (more: Readonly<Record<string, string | null>>) =>
    pageAddress('blocks', { state: inAddress(state), member: member === null ? null : String(member), before, find, ...more });
  const selected = data?.blocks.find(({ id }) => id === search.get('block')) ?? null;
  return (
    <>
      <PaymentList
        say={say}
        noneText={state === 'standing' && member === null ? undefined : say('none-of-these')}
        call={list}
        rows={data?.blocks}
        filters={BLOCK_FILTERS.map((one) => ({
          id: one,
          label: say(`filter.${one}`),
          current: one === state,
          link: <Link to={shown({ state: inAddress(one), before: null })} />,
        }))}
        intro={
          <>
            {member === null ? null : (
              <p className={operatorPage.quiet}>
                {say('only', { member: String(member) })} <Link to={shown({ member: null, before: null })}>{say('everybody')}</Link>
              </p>
            )}
            <FindForm
              label={say('find')}
              hint={intl.formatMessage({ id: 'billing.payments.find-member-hint' })}
              text={find ?? ''}
              busy={false}
              onFind={(text) => void navigate(shown({ find: text === '' ? null : text }))}
            />
          </>
        }
        more={data?.next ? <Link to={shown({ before: data.next })} /> : null}
        detail={
          <div className={styles.beside}>
            {selected === null ? null : (
              <BlockPanel
                key={selected.id}
                block={selected}
                busy={lifting}
                onLift={(reason) =>
                  void run(lift({ memberId: selected.member_id, method: selected.method, reason }).unwrap(), () => say('is-lifted'))
                }
              />
            )}
            {find === null ? null : (
              <FoundMembers find={find}>
                {(found) => (
                  <BlockableMember
                    key={found.id}
                    member={found}
                    busy={blocking}
                    onBlock={(method, reason) =>
                      void run(block({ member_id: found.id, method, reason }).unwrap(), () => say('is-blocked')).then((done) =>
                        done ? navigate(shown({ state: null, before: null, find: null })) : undefined,
                      )
                    }
                  />
                )}
              </FoundMembers>
            )}
          </div>
        }
      >
        {(blocks) => <BlocksTable blocks={blocks} selected={selected?.id ?? null} addressOf={(id) => shown({ block: id })} />}
      </PaymentList>
      {news}
    </>
  );
};

/** Ways to pay that members are blocked from: why, since when, lifting that, and blocking by hand. */
export const BlocksScreen = paymentScreen([blockTexts], Blocks);
