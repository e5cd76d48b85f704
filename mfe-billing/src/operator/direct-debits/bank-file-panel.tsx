import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { BankFile } from '@rendezvous/contracts/billing/operator-direct-debits';
import { Button, Pill } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useMoney } from '../../money/use-money';
import { Facts } from '../payments/facts';
import { pageAddress } from '../payments/page-address';
import { TONES } from './bank-files-table';

interface Props {
  readonly file: BankFile;
  readonly busy: boolean;
  readonly onDownload: () => void;
  /** Whether the bank has it, as the operator heard there. */
  readonly onDecide: (bankHasIt: boolean) => void;
}

/** The file that is open: what is known of it, the way to read it, and what an operator says where nobody knows whether the bank has it. */
export const BankFilePanel = ({ file, busy, onDownload, onDecide }: Props) => {
  const intl = useIntl();
  const { money } = useMoney();
  const say = (id: string) => intl.formatMessage({ id: `billing.direct-debits.${id}` });
  const one = intl.formatMessage({ id: 'billing.direct-debits.one' }, { id: String(file.id) });
  const time = (at: string | null) => (at === null ? '—' : intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }));
  return (
    <section className={operatorPage.detail} aria-label={one}>
      <h2 className={operatorPage.subtitle}>
        {one} <Pill tone={TONES[file.state]}>{say(`state.${file.state}`)}</Pill>
      </h2>
      <p className={operatorPage.quiet}>
        {intl.formatMessage({ id: `billing.direct-debits.means.${file.state}` }, { kind: file.kind === 'pain.001' ? 'refunds' : 'debits' })}
      </p>
      <Facts
        facts={[
          [say('column.kind'), say(`kind.${file.kind}`)],
          [say('column.total'), money(file.total)],
          [
            say('fact.message'),
            <Link key="message" to={pageAddress('trace', { find: `bank-file:${file.message_id}` })}>
              {file.message_id}
            </Link>,
          ],
          [say('fact.hash'), file.hash],
          [say('fact.delivered'), time(file.delivered_at)],
          [say('fact.answered'), time(file.answered_at)],
        ]}
      />
      {file.state === 'unknown' ? (
        <div className={operatorPage.actions}>
          <Button busy={busy} onClick={() => onDecide(true)}>
            {say('bank-has-it')}
          </Button>
          <Button variant="quiet" busy={busy} onClick={() => onDecide(false)}>
            {say('hand-over-again')}
          </Button>
        </div>
      ) : null}
      <div className={operatorPage.actions}>
        <Button variant="quiet" flush busy={busy} onClick={onDownload}>
          {say('download')}
        </Button>
      </div>
      <p className={operatorPage.quiet}>{say('download-text')}</p>
    </section>
  );
};
