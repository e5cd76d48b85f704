import { useIntl } from 'react-intl';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { addressOf } from '@rendezvous/client';
import { fetchRevenue, type RevenueRow } from '@rendezvous/contracts/billing/operator-revenue';
import { REVENUE_GROUPS } from '@rendezvous/contracts/billing/revenue-terms';
import { LinkButton, TabLinks } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useCalendarDay } from '../../calendar-day/use-calendar-day';
import { useDocumentLanguage } from '../../money/use-document-language';
import { useMethodName } from '../../money/use-money';
import { useMoney } from '../../money/use-money';
import { pageAddress } from '../payments/page-address';
import { PaymentList } from '../payments/payment-list';
import { paymentScreen } from '../payments/payment-screen';
import { PeriodForm } from './period-form';
import { revenueApi } from './revenue.api';
import { barsByDay, type RevenueBar } from './revenue-bars';
import styles from './revenue.module.css';
import { RevenuePlot } from './revenue-plot';
import { RevenueTable } from './revenue-table';
import { revenueTexts } from './texts';

/** As long as one is. */
const A_ZONE = 'Europe/Amsterdam';

type Group = (typeof REVENUE_GROUPS)[number];

/** What a row is called in words. */
const useNames = (by: Group): ((bar: Pick<RevenueBar, 'key'>) => string) => {
  const intl = useIntl();
  const methodName = useMethodName();
  const calendarDay = useCalendarDay();
  return ({ key }) => {
    if (key === null) return intl.formatMessage({ id: 'billing.revenue.unknown' });
    if (by === 'day') return calendarDay(key, 'medium');
    if (by === 'country') return intl.formatDisplayName(key, { type: 'region' }) ?? key;
    return by === 'method' ? methodName(key) : key;
  };
};

const Revenue = () => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.revenue.${id}` }, values);
  const navigate = useNavigate();
  const language = useDocumentLanguage();
  const [search] = useSearchParams();
  const by = REVENUE_GROUPS.find((one) => one === search.get('by')) ?? 'day';
  const [from, to] = [search.get('from'), search.get('to')];
  const period = { ...(from !== null && { from }), ...(to !== null && { to }) };
  const list = revenueApi.useBillingRevenueQuery({ by, ...period });
  const { currentData: data } = list;
  const nameOf = useNames(by);
  const { money } = useMoney();
  const currencies = data?.totals.map(({ currency }) => currency) ?? [];
  const currency = currencies.find((one) => one === search.get('currency')) ?? largest(data?.totals ?? []);
  const barsIn = (one: string, rows: readonly RevenueRow[]): readonly RevenueBar[] => {
    const own = rows.filter((row) => row.currency === one);
    return by === 'day' && data ? barsByDay(own, data) : own;
  };
  const shown = (more: Readonly<Record<string, string | null>>) =>
    pageAddress('revenue', { by: by === 'day' ? null : by, from, to, ...more });
  return (
    <PaymentList
      say={say}
      walked={false}
      call={list}
      rows={data?.rows}
      filters={REVENUE_GROUPS.map((one) => ({
        id: one,
        label: say(`filter.${one}`),
        current: one === by,
        link: <Link to={shown({ by: one === 'day' ? null : one })} />,
      }))}
      action={
        <LinkButton variant="quiet" href={addressOf(fetchRevenue, { by, ...period, language })}>
          {say('file')}
        </LinkButton>
      }
      intro={
        <>
          <PeriodForm from={data?.from ?? from ?? ''} to={data?.to ?? to ?? ''} onShow={(asked) => void navigate(shown(asked))} />
          {/* not seen, nor read out, before the zone is known: its lines keep the place of what stands below */}
          <p className={data ? operatorPage.quiet : `${operatorPage.quiet} ${styles.kept}`}>
            {say('about', { zone: data?.time_zone ?? A_ZONE })}
          </p>
        </>
      }
      more={null}
      detail={null}
    >
      {(rows) => (
        <div className={styles.parts}>
          <h2 className={operatorPage.subtitle}>{say('totals')}</h2>
          <RevenueTable label={say('totals')} rows={data?.totals ?? []} />
          {currency === null ? null : (
            <>
              {currencies.length > 1 ? (
                <TabLinks
                  label={say('currencies')}
                  current={currency}
                  tabs={currencies.map((one) => ({ value: one, label: one, render: <Link to={shown({ currency: one })} /> }))}
                />
              ) : null}
              <RevenuePlot
                title={say('plot', { currency })}
                bars={barsIn(currency, rows)}
                nameOf={nameOf}
                amountOf={(amount) => money({ amount, currency })}
              />
            </>
          )}
          <h2 className={operatorPage.subtitle}>{say('rows')}</h2>
          <RevenueTable label={say('rows')} name={{ heading: say(`filter.${by}`), of: nameOf }} rows={rows} />
        </div>
      )}
    </PaymentList>
  );
};

/** The currency with the most orders; null without any. */
const largest = (totals: readonly Pick<RevenueRow, 'currency' | 'orders'>[]): RevenueRow['currency'] | null =>
  totals.toSorted((one, other) => other.orders - one.orders)[0]?.currency ?? null;

/** What members paid and what went back: sums by day, country, method and first page, each currency by itself. */
export const RevenueScreen = paymentScreen([revenueTexts], Revenue);
