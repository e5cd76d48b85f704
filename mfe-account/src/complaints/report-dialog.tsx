import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { fileComplaint } from '@rendezvous/contracts/account/complaints';
import { REPORT_EVIDENCE_DAYS } from '@rendezvous/contracts/account/report-evidence';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { Button, Dialog, LinkButton, Notice } from '@rendezvous/ui';
import { useArrival } from '../page/use-arrival';
import { ComplaintForm } from './complaint-form';
import { ReportBlockOffer } from './report-block-offer';
import styles from './report-dialog.module.css';
import type { ReportBlock } from './use-report-block';

interface Props {
  readonly memberId: number;
  readonly name: string;
  /** Nobody is logged in any more. */
  readonly askEmail: boolean;
  readonly busy: boolean;
  /** Under which it arrived; null until then. */
  readonly number: string | null;
  readonly block: ReportBlock;
  /** Answers with the call's fault, if there is one. */
  readonly onFile: (form: ArgsOf<typeof fileComplaint>) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A complaint about a member. While it is being sent it stays: closed, it would take the number with it. */
export const ReportDialog = ({ memberId, name, askEmail, busy, number, block, onFile, onClose }: Props) => {
  const intl = useIntl();
  return (
    <Dialog
      open
      still
      title={intl.formatMessage({ id: number === null ? 'account.report.title' : 'account.report.filed' }, { name })}
      closeLabel={intl.formatMessage({ id: 'account.report.close' })}
      dismissible={!busy && !block.busy}
      onClose={onClose}
    >
      {number === null ? (
        <div className={styles.place}>
          <p className="muted">{intl.formatMessage({ id: 'account.report.text' }, { name })}</p>
          {/* nobody knows who a visitor wrote to */}
          {askEmail ? null : <p className="muted">{intl.formatMessage({ id: 'account.report.kept' }, { days: REPORT_EVIDENCE_DAYS })}</p>}
          <ComplaintForm askEmail={askEmail} busy={busy} about={memberId} category="member" onFile={onFile} />
        </div>
      ) : (
        <Filed number={number} name={name} askEmail={askEmail} block={block} onClose={onClose} />
      )}
    </Dialog>
  );
};

const Filed = ({ number, name, askEmail, block, onClose }: Pick<Props, 'name' | 'askEmail' | 'block' | 'onClose'> & { number: string }) => {
  const intl = useIntl();
  const arrival = useArrival<HTMLDivElement>();
  return (
    <div ref={arrival} tabIndex={-1} className={styles.place}>
      <Notice tone="ok" role="status" title={number}>
        {intl.formatMessage({ id: 'account.complaints.filed-text' })}
      </Notice>
      {/* without a login nobody is blocked */}
      {askEmail ? (
        <p className="muted">{intl.formatMessage({ id: 'account.report.block-hint-unkept' }, { name })}</p>
      ) : (
        <ReportBlockOffer name={name} block={block} />
      )}
      <div className={styles.actions}>
        <Button variant="accent" onClick={onClose}>
          {intl.formatMessage({ id: 'account.report.close' })}
        </Button>
        <LinkButton render={<Link to={`/complaints?number=${number}`} onClick={onClose} />}>
          {intl.formatMessage({ id: 'account.complaints.lookup' })}
        </LinkButton>
      </div>
    </div>
  );
};
