import type { ReactNode, Ref } from 'react';
import { useSignupContainer } from './signup-container';

/** The page's heading; in a dialog the page has its own. */
export const SignupHeading = ({ ref, children }: { ref: Ref<HTMLHeadingElement>; children: ReactNode }) => {
  const Heading = useSignupContainer().inDialog ? 'h2' : 'h1';
  return (
    <Heading ref={ref} tabIndex={-1}>
      {children}
    </Heading>
  );
};
