import type { PaymentPage } from '../payments/payment-pages';
import { adjustmentsApi } from '../adjustments/adjustments.api';
import { bundlesApi } from '../bundles/bundles.api';
import { differencesApi } from '../differences/differences.api';
import { directDebitsApi } from '../direct-debits/direct-debits.api';
import { disputesApi } from '../disputes/disputes.api';
import { methodsApi } from '../methods/methods.api';
import { operatorRefundsApi } from '../refunds/operator-refunds.api';
import { webhooksApi } from '../webhooks/webhooks.api';

/** What waits on a page for an operator. */
export interface WaitingWork {
  readonly page: PaymentPage;
  /** What the page is to show. */
  readonly shown: Readonly<Record<string, string | null>>;
  /** null while it is not known. */
  readonly count: number | null;
  /** There is more than was counted. */
  readonly atLeast: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

interface Call {
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface Counted {
  readonly count: number;
  readonly more?: boolean;
}

const work = (page: PaymentPage, call: Call, counted: Counted | undefined, shown: WaitingWork['shown'] = {}): WaitingWork => ({
  page,
  shown,
  count: counted?.count ?? null,
  atLeast: counted?.more ?? false,
  isFetching: call.isFetching,
  retry: () => void call.refetch(),
});

const counted = <Data extends { readonly more: boolean }>(data: Data | undefined, count: (data: Data) => number): Counted | undefined =>
  data && { count: count(data), more: data.more };

const exactly = (count: number | undefined): Counted | undefined => (count === undefined ? undefined : { count });

/** What waits on each page, by the pages' own calls, first what is about money that is on its way or gone. */
export const useWaitingWork = (): readonly WaitingWork[] => {
  const differences = differencesApi.useBillingIncidentsQuery({});
  const refunds = operatorRefundsApi.useBillingOperatorRefundsQuery({ state: 'waiting' });
  const disputes = disputesApi.useBillingOperatorDisputesQuery({});
  const debits = directDebitsApi.useBillingBankFilesQuery({});
  const events = webhooksApi.useBillingWebhookEventsQuery({ state: 'failed' });
  const adjustments = adjustmentsApi.useBillingAdjustmentsQuery({});
  const bundles = bundlesApi.useBillingOperatorBundlesQuery({});
  const methods = methodsApi.useBillingOperatorMethodsQuery({});
  return [
    work(
      'differences',
      differences,
      counted(differences.data, ({ incidents }) => incidents.length),
    ),
    work('refunds', refunds, exactly(refunds.data?.waiting), { state: 'waiting' }),
    work(
      'disputes',
      disputes,
      counted(disputes.data, (data) => data.disputes.length),
    ),
    work('direct-debits', debits, exactly(debits.data?.open_lines.length)),
    work('webhooks', events, exactly(events.data?.counts.failed), { state: 'failed' }),
    work(
      'adjustments',
      adjustments,
      counted(adjustments.data, (data) => data.adjustments.length),
    ),
    work('bundles', bundles, exactly(bundles.data?.waiting)),
    work('methods', methods, exactly(methods.data?.waiting)),
  ];
};
