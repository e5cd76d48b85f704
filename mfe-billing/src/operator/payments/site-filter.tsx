import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { SellingSite } from '@rendezvous/contracts/billing/selling-sites';
import { Anchor } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';

interface Props {
  readonly sites: readonly SellingSite[];
  /** null: what counts wherever a site has none of its own. */
  readonly current: number | null;
  readonly addressOf: (site: string | null) => string;
}

/** Whose prices or ways to pay are shown, and where a request waits. Where there is one site, there is nothing to choose. */
export const SiteFilter = ({ sites, current, addressOf }: Props) => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `billing.payments.${id}` }, values);
  if (sites.length <= 2) return null;
  return (
    <nav className={operatorPage.filters} aria-label={say('sites')}>
      {sites.map(({ id, host, waiting }) => {
        const site = host ?? say('every-site');
        return (
          <Anchor
            key={site}
            className={operatorPage.filter}
            aria-current={id === current ? 'true' : undefined}
            render={<Link to={addressOf(id === null ? null : String(id))} />}
          >
            {waiting === 0 ? site : say('site-waits', { site, waiting })}
          </Anchor>
        );
      })}
    </nav>
  );
};
