import { useIntl } from 'react-intl';
import { Button, TextInput } from '@rendezvous/ui';
import styles from './payments.module.css';

interface Props {
  readonly label: string;
  readonly hint: string;
  /** What is looked for now. */
  readonly text: string;
  readonly busy: boolean;
  /** Empty when nothing was typed. */
  readonly onFind: (text: string) => void;
}

/** One field for whatever names what is looked for. */
export const FindForm = ({ label, hint, text, busy, onFind }: Props) => {
  const intl = useIntl();
  return (
    <form
      role="search"
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault();
        onFind(String(new FormData(event.currentTarget).get('find')).trim());
      }}
    >
      <TextInput key={text} label={label} hint={hint} name="find" type="search" autoComplete="off" maxLength={254} defaultValue={text} />
      <Button type="submit" variant="plum" busy={busy}>
        {intl.formatMessage({ id: 'billing.payments.find' })}
      </Button>
    </form>
  );
};
