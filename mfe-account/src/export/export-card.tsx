import { FormattedDate, useIntl } from 'react-intl';
import { type DataExport, exportAddress } from '@rendezvous/contracts/account/export';
import { Button, ClockIcon, LinkButton, Notice } from '@rendezvous/ui';
import styles from './export.module.css';

interface Props {
  readonly latest: DataExport | null;
  /** How many may be asked for now. */
  readonly left: number;
  readonly busy: boolean;
  readonly onAsk: () => void;
}

/** One's data as a file: asked for, on its way, there. */
export const ExportCard = ({ latest, left, busy, onAsk }: Props) => {
  const intl = useIntl();
  return (
    <>
      <p className="muted">{intl.formatMessage({ id: 'account.export.text' })}</p>
      <div role="status">{latest === null ? null : <State latest={latest} />}</div>
      {latest?.state === 'preparing' ? null : left === 0 ? (
        <p className={styles.hint}>{intl.formatMessage({ id: 'account.export.none-left' })}</p>
      ) : (
        <div className={styles.actions}>
          <Button busy={busy} onClick={onAsk}>
            {intl.formatMessage({ id: latest === null ? 'account.export.ask' : 'account.export.ask-again' })}
          </Button>
        </div>
      )}
    </>
  );
};

const State = ({ latest: { id, state, until, bytes } }: { latest: DataExport }) => {
  const intl = useIntl();
  if (state === 'preparing') {
    return (
      <Notice icon={<ClockIcon />} title={intl.formatMessage({ id: 'account.export.preparing' })}>
        {intl.formatMessage({ id: 'account.export.preparing-text' })}
      </Notice>
    );
  }
  if (state === 'failed' || until === null) {
    return (
      <Notice tone="warn" title={intl.formatMessage({ id: 'account.export.broken' })}>
        {intl.formatMessage({ id: 'account.export.broken-text' })}
      </Notice>
    );
  }
  const size = intl.formatNumber(Math.max(0.1, (bytes ?? 0) / 1_000_000), { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return (
    <Notice
      tone="ok"
      title={intl.formatMessage({ id: 'account.export.ready' })}
      action={
        // a file of the server, no page of ours
        <LinkButton href={exportAddress(id)}>{intl.formatMessage({ id: 'account.export.fetch' }, { size })}</LinkButton>
      }
    >
      {intl.formatMessage(
        { id: 'account.export.ready-text' },
        { date: <FormattedDate key="date" value={until} dateStyle="long" timeStyle="short" /> },
      )}
    </Notice>
  );
};
