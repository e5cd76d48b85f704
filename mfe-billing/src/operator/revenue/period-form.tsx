import { useIntl } from 'react-intl';
import { Button, TextInput } from '@rendezvous/ui';
import styles from './revenue.module.css';

interface Props {
  /** What is shown now, as `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  readonly onShow: (period: { readonly from: string; readonly to: string }) => void;
}

/** The first day and the last of what is told. */
export const PeriodForm = ({ from, to, onShow }: Props) => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `billing.revenue.${id}` });
  return (
    <form
      key={`${from} ${to}`}
      className={styles.period}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        onShow({ from: String(typed.get('from')), to: String(typed.get('to')) });
      }}
    >
      <TextInput type="date" name="from" label={say('from')} defaultValue={from} required />
      <TextInput type="date" name="to" label={say('to')} defaultValue={to} required />
      <Button type="submit" variant="plum">
        {say('show')}
      </Button>
    </form>
  );
};
