import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { ArrowLeftIcon, LinkButton, Notice } from '@rendezvous/ui';
import styles from './outcome-page.module.css';
import page from './page.module.css';
import type { useOutcome } from './use-outcome';

interface Props {
  readonly title: string;
  readonly outcome: Pick<ReturnType<typeof useOutcome>, 'heading' | 'told'>;
  readonly children: ReactNode;
}

/** A page below the purchases on which something can be done: the way back, its heading, and what was done. */
export const OutcomePage = ({ title, outcome: { heading, told }, children }: Props) => {
  const intl = useIntl();
  return (
    <div className={page.page}>
      <LinkButton variant="quiet" flush icon={<ArrowLeftIcon />} render={<Link to="/transactions" />} className={page.back}>
        {intl.formatMessage({ id: 'billing.transactions.back' })}
      </LinkButton>
      <div className={styles.top}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {/* there from the beginning, so that what comes into it is told */}
        <div role="status">{told === null ? null : <Notice tone="ok">{told}</Notice>}</div>
      </div>
      {children}
    </div>
  );
};
