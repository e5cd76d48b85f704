import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAlive } from '@rendezvous/client/alive';
import { ListSkeleton } from '@rendezvous/ui';
import { SignupFrame } from '../frame/signup-frame';
import step from '../steps/step.module.css';
import { STEPS } from '../values/signup-values';
import styles from './without-script.module.css';

interface Props {
  /** Drawn by a server only, and seen only where no script runs. */
  readonly plain: ReactNode;
  readonly children: ReactNode;
}

/**
 * What needs a script, and the plain form in its place where none runs. Until scripts are there its first step has its heading already, where it
 * stays, and nothing that can be typed and that they would lose.
 */
export const WithoutScript = ({ plain, children }: Props) => {
  const intl = useIntl();
  const isAlive = useAlive();
  return (
    <>
      <div className={styles.scripted}>
        {isAlive ? (
          children
        ) : (
          <SignupFrame step={0} steps={STEPS}>
            <div className={step.heading}>
              <h1>{intl.formatMessage({ id: 'account.signup.title.0' })}</h1>
              <p className="muted">{intl.formatMessage({ id: 'account.signup.text.0' })}</p>
            </div>
            <ListSkeleton label={intl.formatMessage({ id: 'account.loading' })} count={4} />
          </SignupFrame>
        )}
      </div>
      <noscript>{plain}</noscript>
    </>
  );
};
