import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './step.module.css';

interface Props {
  readonly title: string;
  readonly children?: ReactNode;
  /** Whether the step came after another: then its title takes the focus, so that it is read out and the keyboard starts here. */
  readonly arrived: boolean;
}

/** What a step is about. Give it the step as key: each step's title is another. */
export const StepHeading = ({ title, children, arrived }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // the focus lies outside React; without this it would stay on a button that is gone
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <div className={styles.heading}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children ? <p className="muted">{children}</p> : null}
    </div>
  );
};
