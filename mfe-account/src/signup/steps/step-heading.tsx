import type { ReactNode } from 'react';
import { useArrival } from '../../page/use-arrival';
import { SignupHeading } from '../frame/signup-heading';
import styles from './step.module.css';

interface Props {
  readonly title: string;
  readonly children?: ReactNode;
  /** Whether the step came after another. */
  readonly arrived: boolean;
}

/** What a step is about. Give it the step as key: each step's title is another. */
export const StepHeading = ({ title, children, arrived }: Props) => {
  const heading = useArrival(arrived);
  return (
    <div className={styles.heading}>
      <SignupHeading ref={heading} title={title} />
      {children ? <p className="muted">{children}</p> : null}
    </div>
  );
};
