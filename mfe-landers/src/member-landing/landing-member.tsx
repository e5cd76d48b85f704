import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import type { MemberCard } from '@rendezvous/contracts/member';
import { ContentPageFailed } from '../pages/content-page-states';
import { NobodyHere } from './nobody-here';
import { useLandingMember } from './use-landing-member';

interface Props {
  /** Message of the page's title; it is told the name. */
  readonly title: string;
  /** What stands there while the member is on the way. */
  readonly loading: ReactNode;
  readonly children: (member: MemberCard) => ReactNode;
}

/** A page about the member whom its address names. */
export const LandingMember = ({ title, loading, children }: Props) => {
  const intl = useIntl();
  const found = useLandingMember(
    ({ name }) => intl.formatMessage({ id: title }, { name }),
    intl.formatMessage({ id: 'landers.member.missing' }),
  );
  if (found.kind === 'elsewhere') return <Navigate replace to={found.to} />;
  if (found.kind === 'loading') return loading;
  if (found.kind === 'missing') return <NobodyHere />;
  if (found.kind === 'failed') return <ContentPageFailed busy={found.busy} onRetry={found.onRetry} />;
  return (
    <>
      {/* whoever is shown here never asked to be found by a search engine */}
      <meta name="robots" content="noindex" />
      {children(found.member)}
    </>
  );
};
