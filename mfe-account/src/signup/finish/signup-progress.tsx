import { useIntl } from 'react-intl';
import { CheckIcon, ProgressBar, VisuallyHidden, Waiting } from '@rendezvous/ui';
import { useArrival } from '../../page/use-arrival';
import styles from './signup-progress.module.css';
import { SignupHeading } from '../frame/signup-heading';

/** What happens after the last step, in this order. */
const STAGES = ['checking', 'creating', 'matching', 'mailing'] as const;
export type Stage = (typeof STAGES)[number];

/** What is being done right now. Each line is shown while its own call runs. */
export const SignupProgress = ({ stage }: { stage: Stage }) => {
  const intl = useIntl();
  const heading = useArrival();
  const now = STAGES.indexOf(stage);
  return (
    <section className={styles.place} aria-busy="true">
      <SignupHeading ref={heading} title={intl.formatMessage({ id: 'account.signup.finishing' })} />
      <ProgressBar label={intl.formatMessage({ id: 'account.signup.finishing' })} value={now} max={STAGES.length} />
      <Waiting key={stage} once />
      <ol className={styles.list}>
        {STAGES.map((each, index) => (
          <li key={each} data-state={index < now ? 'done' : index === now ? 'now' : 'later'}>
            <span className={styles.mark} aria-hidden="true">
              {index < now ? <CheckIcon /> : null}
            </span>
            {intl.formatMessage({ id: `account.signup.stage.${each}` })}
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{intl.formatMessage({ id: `account.signup.stage.${stage}` })}</span>
      </VisuallyHidden>
    </section>
  );
};
