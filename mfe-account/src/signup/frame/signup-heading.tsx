import type { Ref } from 'react';
import { usePageTitle } from '@rendezvous/client';
import { useSignupContainer } from './signup-container';

const PageTitle = ({ title }: { title: string }) => {
  usePageTitle(title);
  return null;
};

/** The page's heading, by which the page is called; in a dialog the page has its own. */
export const SignupHeading = ({ ref, title }: { ref: Ref<HTMLHeadingElement>; title: string }) => {
  const { inDialog } = useSignupContainer();
  const Heading = inDialog ? 'h2' : 'h1';
  return (
    <>
      {inDialog ? null : <PageTitle title={title} />}
      <Heading ref={ref} tabIndex={-1}>
        {title}
      </Heading>
    </>
  );
};
