import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ArrowLeftIcon, Button, StepBar } from '@rendezvous/ui';
import styles from './signup-frame.module.css';
import { useSignupContainer } from './signup-container';

interface Props {
  /** From 0; without it no steps are shown. */
  readonly step?: number;
  readonly steps?: number;
  /** Without it there is no way back. */
  readonly onBack?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The step at hand; on a page a picture stands beside it where there is room. */
export const SignupFrame = ({ step, steps = 0, onBack, children }: Props) => {
  const { inDialog } = useSignupContainer();
  const intl = useIntl();
  const head =
    step === undefined ? null : (
      <div className={styles.head}>
        <div className={styles.row}>
          {onBack ? (
            <Button variant="quiet" flush icon={<ArrowLeftIcon />} onClick={onBack}>
              {intl.formatMessage({ id: 'account.signup.back' })}
            </Button>
          ) : null}
          <span className={styles.count} aria-hidden="true">
            {intl.formatMessage({ id: 'account.signup.step' }, { step: step + 1, steps })}
          </span>
        </div>
        <StepBar label={intl.formatMessage({ id: 'account.signup.step' }, { step: step + 1, steps })} step={step + 1} steps={steps} />
      </div>
    );
  if (inDialog) {
    return (
      <div className={styles.inDialog} data-steps={step === undefined ? 'none' : step + 1}>
        {head}
        {children}
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      <aside className={styles.side} aria-hidden="true">
        <p className="display">{intl.formatMessage({ id: 'account.signup.side' })}</p>
      </aside>
      <div className={styles.place}>
        {head}
        {children}
      </div>
    </div>
  );
};
