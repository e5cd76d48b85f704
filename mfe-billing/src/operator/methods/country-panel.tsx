import { useIntl } from 'react-intl';
import type { changeMethodFee, CountryMethods, FeeRequest, OperatorMethod } from '@rendezvous/contracts/billing/operator-methods';
import type { SellingSite } from '@rendezvous/contracts/billing/selling-sites';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { Button } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { FeeForm } from './fee-form';
import { FeeRequestCard } from './fee-request-card';
import { MethodOrder } from './method-order';

interface Props {
  readonly list: CountryMethods;
  readonly requests: readonly FeeRequest[];
  /** Whose list it is; null for that of all. */
  readonly site: SellingSite | null;
  readonly busy: boolean;
  readonly onOffer: (method: OperatorMethod['method'], offered: boolean) => void;
  readonly onMove: (method: OperatorMethod['method'], position: number) => void;
  readonly onFollow: () => void;
  /** Answers whether it was done. */
  readonly onAsk: (wish: ArgsOf<typeof changeMethodFee>) => Promise<boolean>;
  readonly onApprove: (requestId: number) => void;
  readonly onDecline: (requestId: number) => void;
}

/** The country that is open: what is offered, in which order, what waits for a decision, and the fee that can be asked for. */
export const CountryPanel = ({ list, requests, site, busy, onOffer, onMove, onFollow, onAsk, onApprove, onDecline }: Props) => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.methods.${id}` }, values);
  const { country, currency, methods, own } = list;
  const name = intl.formatDisplayName(country, { type: 'region' }) ?? country;
  const host = site?.host ?? null;
  const title = host === null ? say('list', { country: name }) : say('list-of-site', { country: name, site: host });
  return (
    <section className={operatorPage.detail} aria-label={title}>
      <h2 className={operatorPage.subtitle}>{title}</h2>
      {host === null ? null : <p className={operatorPage.quiet}>{say(own ? 'is-own' : 'is-of-all')}</p>}
      <MethodOrder methods={methods} currency={currency} ofSite={site !== null} busy={busy} onOffer={onOffer} onMove={onMove} />
      {!own ? null : methods.some(({ own_fee: ownFee }) => ownFee) ? (
        <p className={operatorPage.quiet}>{say('follow-later')}</p>
      ) : (
        <div className={operatorPage.actions}>
          <Button busy={busy} onClick={onFollow}>
            {say('follow')}
          </Button>
        </div>
      )}
      {requests.length > 0 ? (
        <>
          <h3 className={operatorPage.subtitle}>{say('requests')}</h3>
          {requests.map((request) => (
            <FeeRequestCard
              key={request.id}
              request={request}
              busy={busy}
              onApprove={() => onApprove(request.id)}
              onDecline={() => onDecline(request.id)}
            />
          ))}
        </>
      ) : null}
      <FeeForm list={list} site={site?.id ?? null} busy={busy} onAsk={onAsk} />
    </section>
  );
};
