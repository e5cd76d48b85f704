import { useIntl } from 'react-intl';
import { Button, PinIcon } from '@rendezvous/ui';
import type { Geolocation } from './use-geolocation';
import styles from './place.module.css';

/** Says where somebody is in place of them; what comes of it stands below. */
export const LocateButton = ({ state, onLocate }: { readonly state: Geolocation; readonly onLocate: () => void }) => {
  const intl = useIntl();
  return (
    <div className={styles.locate}>
      <Button icon={<PinIcon />} busy={state === 'active'} disabled={state === 'unsupported'} onClick={onLocate}>
        {intl.formatMessage({ id: 'account.place.locate' })}
      </Button>
      <p className="small muted" role="status">
        {state === 'unknown'
          ? intl.formatMessage({ id: 'account.place.locate-hint' })
          : intl.formatMessage({ id: `account.place.${state}` })}
      </p>
    </div>
  );
};
