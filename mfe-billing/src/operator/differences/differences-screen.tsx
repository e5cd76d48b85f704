import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { pageAddress } from '../payments/page-address';
import { PaymentList } from '../payments/payment-list';
import { paymentScreen } from '../payments/payment-screen';
import { useRun } from '../payments/use-run';
import { DifferencePanel } from './difference-panel';
import { differencesApi } from './differences.api';
import { DifferencesTable } from './differences-table';
import { Reports } from './reports';
import { differencesTexts } from './texts';

const Differences = () => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.differences.${id}` });
  const [search] = useSearchParams();
  const all = search.get('all') === 'yes' ? 'yes' : null;
  const before = Number(search.get('before')) || null;
  const list = differencesApi.useBillingIncidentsQuery({ all: all ?? 'no', ...(before && { before }) });
  const { currentData: data } = list;
  const [settle, { isLoading: settling }] = differencesApi.useBillingSettleIncidentMutation();
  const { run, news } = useRun(list.refetch);
  const shown = (more: Readonly<Record<string, string | null>>) =>
    pageAddress('differences', { all, before: before === null ? null : String(before), ...more });
  const selected = data?.incidents.find(({ id }) => String(id) === search.get('difference')) ?? null;
  return (
    <>
      <PaymentList
        say={say}
        call={list}
        rows={data?.incidents}
        filters={[
          { id: 'open', label: say('filter.open'), current: all === null, link: <Link to={pageAddress('differences')} /> },
          { id: 'all', label: say('filter.all'), current: all !== null, link: <Link to={pageAddress('differences', { all: 'yes' })} /> },
        ]}
        intro={
          <>
            <Reports />
            <h2 className={operatorPage.subtitle}>{say(all === null ? 'list-open' : 'list-all')}</h2>
          </>
        }
        more={data?.more ? <Link to={shown({ before: String(data.incidents.at(-1)?.id) })} /> : null}
        detail={
          selected === null ? null : (
            <DifferencePanel
              key={selected.id}
              incident={selected}
              busy={settling}
              onSettle={(reason) => void run(settle({ incidentId: selected.id, reason }).unwrap(), () => say('is-settled'))}
            />
          )
        }
      >
        {(incidents) => (
          <DifferencesTable incidents={incidents} selected={selected?.id ?? null} addressOf={(id) => shown({ difference: String(id) })} />
        )}
      </PaymentList>
      {news}
    </>
  );
};

/** What companies say otherwise of money than stands here, and what they said of each day. */
export const DifferencesScreen = paymentScreen([differencesTexts], Differences);
