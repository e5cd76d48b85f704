import { useIntl } from 'react-intl';
import type { StoredMethod } from '@rendezvous/contracts/billing/stored-methods';
import { Button, Pill, VisuallyHidden } from '@rendezvous/ui';
import { BrandMark } from '../money/brand-mark';
import { CardName } from '../money/card-name';
import { useExpiry } from '../money/use-expiry';
import styles from './stored-methods.module.css';

interface Props {
  readonly stored: readonly StoredMethod[];
  readonly onRemove: (method: StoredMethod) => void;
}

/** The cards that are stored, by whom, and what for; each with the way to remove it. */
export const StoredCards = ({ stored, onRemove }: Props) => {
  const intl = useIntl();
  if (stored.length === 0) {
    return (
      <div className={styles.intro}>
        <p>
          <b>{intl.formatMessage({ id: 'billing.stored.empty' })}</b>
        </p>
        <p className="muted">{intl.formatMessage({ id: 'billing.stored.empty-text' })}</p>
      </div>
    );
  }
  return (
    <>
      <p className={styles.intro}>{intl.formatMessage({ id: 'billing.stored.intro' })}</p>
      <ul className={styles.list} aria-label={intl.formatMessage({ id: 'billing.stored.list' })}>
        {stored.map((method) => (
          <Row key={method.id} method={method} onRemove={() => onRemove(method)} />
        ))}
      </ul>
    </>
  );
};

const Row = ({ method, onRemove }: { readonly method: StoredMethod; readonly onRemove: () => void }) => {
  const intl = useIntl();
  const expiry = useExpiry();
  const { brand, last4, expires, state, stored_at: storedAt } = method;
  const month = expiry(expires);
  return (
    <li className={styles.row}>
      <BrandMark brand={brand} />
      <div className={styles.words}>
        <div className={styles.name}>
          <b>
            <CardName card={method} />
          </b>
          {state === 'usable' ? null : (
            <Pill tone={state === 'blocked' ? 'danger' : 'warn'}>{intl.formatMessage({ id: `billing.stored.state.${state}` })}</Pill>
          )}
        </div>
        <span className="small muted">
          {intl.formatMessage({ id: state === 'expired' ? 'billing.stored.expired' : 'billing.stored.expires' }, { month })}
        </span>
        <span className="small muted">
          {intl.formatMessage({ id: 'billing.stored.since' }, { date: intl.formatDate(storedAt, { dateStyle: 'medium' }) })}
        </span>
        {state === 'usable' ? null : <span className="small">{intl.formatMessage({ id: `billing.stored.${state}-text` })}</span>}
      </div>
      <Button onClick={onRemove} className={styles.remove}>
        {intl.formatMessage({ id: 'billing.stored.remove' })}
        <VisuallyHidden> {intl.formatMessage({ id: 'billing.method.card-used' }, { brand, last4 })}</VisuallyHidden>
      </Button>
    </li>
  );
};
