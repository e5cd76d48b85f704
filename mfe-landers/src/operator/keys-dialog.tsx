import { useIntl } from 'react-intl';
import { Dialog } from '@rendezvous/ui';
import styles from './operator-landers.module.css';

const KEYS = [
  ['j', 'down'],
  ['k', 'up'],
  ['Enter', 'open'],
  ['?', 'help'],
] as const;

/** What the keys of the page do. */
export const KeysDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `landers.operator.${id}` });
  return (
    <Dialog open={open} onClose={onClose} title={say('keys')} closeLabel={say('close')}>
      <dl className={styles.keyList}>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(`keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};
