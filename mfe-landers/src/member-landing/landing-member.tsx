import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import type { MemberCard } from '@rendezvous/contracts/member';
import { ContentPageFailed } from '../pages/content-page-states';
import { pageTexts } from '../pages/texts';
import { ScreenTexts, type Texts } from '@rendezvous/client/screen-texts';
import { NobodyHere } from './nobody-here';
import { memberLandingTexts } from './texts';
import { useLandingMember } from './use-landing-member';
import { withName } from './with-name';

interface Props {
  /** Of the page: a message that is told the name, or a lander's text with `{name}` in its place. */
  readonly title: { readonly message: string } | { readonly text: string };
  /** What stands there while the member is on the way. */
  readonly loading: ReactNode;
  /** Of other folders whose components the page shows, such as the short form. */
  readonly texts?: readonly Texts[];
  readonly children: (member: MemberCard) => ReactNode;
}

const FoundMember = ({ title, loading, children }: Omit<Props, 'texts'>) => {
  const intl = useIntl();
  const found = useLandingMember(
    ({ name }) => ('text' in title ? withName(title.text, name) : intl.formatMessage({ id: title.message }, { name })),
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

/** A page about the member whom its address names. */
export const LandingMember = ({ texts = [], ...found }: Props) => (
  <ScreenTexts of={[memberLandingTexts, pageTexts, ...texts]}>
    <FoundMember {...found} />
  </ScreenTexts>
);
