import { useIntl } from 'react-intl';
import { Button, FormError } from '@rendezvous/ui';
import styles from './report-dialog.module.css';
import type { ReportBlock } from './use-report-block';

/** What a report leaves to the one who sent it: to see the member no more. One button, so that the focus stays on it. */
export const ReportBlockOffer = ({ name, block }: { readonly name: string; readonly block: ReportBlock }) => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `account.report.${id}` }, { name });
  const isBlocked = block.state === 'before' || block.state === 'blocked';
  return (
    <div className={styles.place}>
      <p className="muted" role="status">
        {text(`block.${block.state}`)}
      </p>
      <FormError>{block.fault}</FormError>
      <Button variant={isBlocked ? 'line' : 'danger'} busy={block.busy} onClick={isBlocked ? block.unblock : block.block}>
        {text(isBlocked ? 'unblock' : 'block')}
      </Button>
    </div>
  );
};
