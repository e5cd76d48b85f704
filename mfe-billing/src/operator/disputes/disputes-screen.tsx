import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { DISPUTE_FILTERS } from '@rendezvous/contracts/billing/operator-disputes';
import { pageAddress } from '../payments/page-address';
import { PaymentList } from '../payments/payment-list';
import { paymentScreen } from '../payments/payment-screen';
import { DisputePanel } from './dispute-panel';
import { DisputesTable } from './disputes-table';
import { disputesApi } from './disputes.api';
import { oneOfPayment } from './one-of-payment';
import { disputesTexts } from './texts';

/** Open ones are shown without a word in the address. */
const inAddress = (status: (typeof DISPUTE_FILTERS)[number]): string | null => (status === 'open' ? null : status);

const Disputes = () => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.disputes.${id}` });
  const [search] = useSearchParams();
  const status = DISPUTE_FILTERS.find((one) => one === search.get('status')) ?? 'open';
  const before = Number(search.get('before')) || null;
  const list = disputesApi.useBillingOperatorDisputesQuery({ status, ...(before && { before }) });
  const { currentData: data } = list;
  const shown = (more: Readonly<Record<string, string | null>>) =>
    pageAddress('disputes', { status: inAddress(status), before: before === null ? null : String(before), ...more });
  const selected = data?.disputes.find(({ id }) => String(id) === search.get('dispute')) ?? null;
  return (
    <PaymentList
      say={say}
      call={list}
      rows={data && oneOfPayment(data.disputes)}
      filters={DISPUTE_FILTERS.map((one) => ({
        id: one,
        label: say(`filter.${one}`),
        current: one === status,
        link: <Link to={pageAddress('disputes', { status: inAddress(one) })} />,
      }))}
      more={data?.more ? <Link to={shown({ before: String(data.disputes.at(-1)?.id) })} /> : null}
      detail={selected === null ? null : <DisputePanel dispute={selected} />}
    >
      {(disputes) => (
        <DisputesTable
          disputes={disputes}
          selected={disputes.find((one) => one.order_id === selected?.order_id)?.id ?? null}
          addressOf={(id) => shown({ dispute: String(id) })}
        />
      )}
    </PaymentList>
  );
};

/** Disputes: which payments are asked back, and what that did. */
export const DisputesScreen = paymentScreen([disputesTexts], Disputes);
