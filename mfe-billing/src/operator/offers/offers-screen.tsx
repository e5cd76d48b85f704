import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { PaymentList } from '../payments/payment-list';
import { paymentScreen } from '../payments/payment-screen';
import { useRun } from '../payments/use-run';
import { OfferPanel } from './offer-panel';
import { offersApi } from './offers.api';
import { OffersTable } from './offers-table';
import { offersTexts } from './texts';

const Offers = () => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.offers.${id}` }, values);
  const [search] = useSearchParams();
  const list = offersApi.useBillingOperatorOffersQuery();
  const [change, { isLoading: changing }] = offersApi.useBillingChangeOfferMutation();
  const { run, news } = useRun(list.refetch);
  const selected = list.data?.offers.find(({ name }) => name === search.get('offer')) ?? null;
  return (
    <>
      <PaymentList
        say={say}
        call={list}
        rows={list.data?.offers}
        intro={<p className={operatorPage.quiet}>{say('about')}</p>}
        more={null}
        detail={
          selected === null ? null : (
            <OfferPanel
              key={`${selected.name} ${selected.percentage} ${selected.hours}`}
              offer={selected}
              busy={changing}
              onChange={(wish) => void run(change(wish).unwrap(), () => say('is-changed', { name: say(`name.${wish.offer}`) }))}
            />
          )
        }
      >
        {(offers) => <OffersTable offers={offers} selected={selected?.name ?? null} />}
      </PaymentList>
      {news}
    </>
  );
};

/** What newcomers are offered: the time bonus and the welcome discount, and what each takes off for how long. */
export const OffersScreen = paymentScreen([offersTexts], Offers);
