import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { OffSaleDialog } from './off-sale-dialog';
import type { PricedBundle } from './priced-bundles';

interface Props {
  readonly bundle: Pick<PricedBundle, 'credits' | 'onSale' | 'offSite' | 'popular'>;
  /** Host of the site; null for all of them. */
  readonly host: string | null;
  readonly busy: boolean;
  readonly onSell: (onSale: boolean) => void;
  readonly onPopular: () => void;
}

/** What one operator does alone: on sale or not, at the prices that were agreed on, and which one is marked. */
export const SaleActions = ({ bundle: { credits, onSale, offSite, popular }, host, busy, onSell, onPopular }: Props) => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `billing.bundles.${id}` }, values);
  const sold = host === null ? onSale : !offSite;
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      {host !== null && !onSale ? <p className={operatorPage.quiet}>{say('off-sale-everywhere')}</p> : null}
      <p className={operatorPage.quiet}>{say('off-sale-text')}</p>
      <div className={operatorPage.actions}>
        <Button busy={busy} onClick={() => (sold ? setAsked(true) : onSell(true))}>
          {host === null ? say(sold ? 'take-off-sale' : 'put-on-sale') : say(sold ? 'take-off-site' : 'put-on-site', { site: host })}
        </Button>
        {popular || host !== null ? null : (
          <Button busy={busy} onClick={onPopular}>
            {say('make-popular')}
          </Button>
        )}
      </div>
      {isAsked ? (
        <OffSaleDialog
          credits={credits}
          host={host}
          onConfirm={() => {
            setAsked(false);
            onSell(false);
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
};
