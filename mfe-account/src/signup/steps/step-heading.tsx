import type { ReactNode } from 'react';
import { usePageTitle } from '@rendezvous/client';
import { useArrival } from '../../page/use-arrival';
import { SignupHeading } from '../frame/signup-heading';
import { useSignupContainer } from '../frame/signup-container';
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
  const { inDialog } = useSignupContainer();
  return (
    <div className={styles.heading}>
      {inDialog ? null : <PageTitle title={title} />}
      <SignupHeading ref={heading}>{title}</SignupHeading>
      {children ? <p className="muted">{children}</p> : null}
    </div>
  );
};

const PageTitle = ({ title }: { title: string }) => {
  usePageTitle(title);
  return null;
};
