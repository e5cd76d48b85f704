import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { pageAddress } from '../payments/page-address';
import { PaymentList } from '../payments/payment-list';
import { paymentScreen } from '../payments/payment-screen';
import { SiteFilter } from '../payments/site-filter';
import { useRun } from '../payments/use-run';
import { CountryPanel } from './country-panel';
import { methodsApi } from './methods.api';
import { MethodsTable } from './methods-table';
import { methodsTexts } from './texts';

const Methods = () => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.methods.${id}` });
  const [search] = useSearchParams();
  const siteId = Number(search.get('site')) || null;
  const list = methodsApi.useBillingOperatorMethodsQuery(siteId === null ? {} : { site: siteId });
  const { currentData: data } = list;
  const [offer, { isLoading: offering }] = methodsApi.useBillingOfferMethodMutation();
  const [move, { isLoading: moving }] = methodsApi.useBillingMoveMethodMutation();
  const [follow, { isLoading: following }] = methodsApi.useBillingFollowMethodsMutation();
  const [ask, { isLoading: asking }] = methodsApi.useBillingChangeMethodFeeMutation();
  const [approve, { isLoading: approving }] = methodsApi.useBillingApproveFeeMutation();
  const [decline, { isLoading: declining }] = methodsApi.useBillingDeclineFeeMutation();
  const { run, news } = useRun(list.refetch);
  const selected = data?.countries.find(({ country }) => country === search.get('country')) ?? null;
  const shown = (more: Readonly<Record<string, string | null>>) =>
    pageAddress('methods', { site: siteId === null ? null : String(siteId), ...more });
  return (
    <>
      <PaymentList
        say={say}
        call={list}
        rows={data?.countries}
        intro={
          data ? (
            <>
              <SiteFilter sites={data.sites} current={siteId} addressOf={(one) => shown({ site: one })} />
              <p className={operatorPage.quiet}>{say('about')}</p>
            </>
          ) : null
        }
        more={null}
        detail={
          selected === null ? null : (
            <CountryPanel
              key={`${selected.country} ${siteId}`}
              list={selected}
              requests={data?.requests.filter(({ country }) => country === selected.country) ?? []}
              site={data?.sites.find(({ id }) => id !== null && id === siteId) ?? null}
              busy={offering || moving || following || asking || approving || declining}
              onOffer={(method, offered) =>
                void run(offer({ country: selected.country, method, site: siteId, offered }).unwrap(), () =>
                  say(offered ? 'is-offered' : 'is-stopped'),
                )
              }
              onMove={(method, position) =>
                void run(move({ country: selected.country, method, site: siteId, position }).unwrap(), () => say('is-moved'))
              }
              onFollow={() =>
                void (siteId !== null && run(follow({ country: selected.country, site: siteId }).unwrap(), () => say('is-followed')))
              }
              onAsk={(wish) => run(ask(wish).unwrap(), () => say('is-asked'))}
              onApprove={(requestId) => void run(approve({ requestId }).unwrap(), () => say('is-approved'))}
              onDecline={(requestId) => void run(decline({ requestId }).unwrap(), () => say('is-declined'))}
            />
          )
        }
      >
        {(countries) => (
          <MethodsTable
            countries={countries}
            requests={data?.requests ?? []}
            site={siteId}
            selected={selected?.country ?? null}
            addressOf={(country) => shown({ country })}
          />
        )}
      </PaymentList>
      {news}
    </>
  );
};

/** How members pay in each country, everywhere or on a site: what is offered, in which order, and the fees that wait for another operator. */
export const MethodsScreen = paymentScreen([methodsTexts], Methods);
