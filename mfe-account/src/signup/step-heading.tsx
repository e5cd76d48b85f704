import type { ReactNode } from 'react';
import styles from './step.module.css';
import { useArrival } from './use-arrival';

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
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children ? <p className="muted">{children}</p> : null}
    </div>
  );
};
