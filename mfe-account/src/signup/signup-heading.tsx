import type { ReactNode, Ref } from 'react';
import { useSignupPlace } from './signup-place';

/** The page's heading; in a dialog the page has its own. */
export const SignupHeading = ({ ref, children }: { ref: Ref<HTMLHeadingElement>; children: ReactNode }) => {
  const Heading = useSignupPlace().inDialog ? 'h2' : 'h1';
  return (
    <Heading ref={ref} tabIndex={-1}>
      {children}
    </Heading>
  );
};
