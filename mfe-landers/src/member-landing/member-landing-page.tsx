import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSettings } from '@rendezvous/client';
import type { MemberCard } from '@rendezvous/contracts/member';
import { LinkButton } from '@rendezvous/ui';
import { helloPath } from './hello-path';
import styles from './member-landing-page.module.css';
import { MemberPortrait } from './member-portrait';
import { FictionalWarning, JoiningLine, MemberFacts } from './member-words';

/** The widths of the disc in the style sheet. */
const SIZES = '(min-width: 56.25rem) 36rem, 70vw';

/** Two discs that meet: a member's, and an empty one, which holds the invitation. */
export const MemberLandingPage = ({ member }: { readonly member: MemberCard }) => {
  const intl = useIntl();
  const { name: site } = useSettings();
  const { id, name } = member;
  return (
    <div className={styles.page}>
      <div className={styles.meeting}>
        <div className={styles.theirs}>
          <MemberPortrait member={member} sizes={SIZES} />
          <span className={styles.shared} aria-hidden="true">
            <span className={styles.lens} />
          </span>
        </div>
        <div className={styles.yours}>
          <h1 className={styles.heading}>{intl.formatMessage({ id: 'landers.member.heading' }, { name, site })}</h1>
          <MemberFacts member={member} />
          <p className={styles.text}>{intl.formatMessage({ id: 'landers.member.text' }, { name })}</p>
          <LinkButton variant="accent" size="big" render={<Link to={helloPath(id)} />}>
            {intl.formatMessage({ id: 'landers.member.hello' }, { name })}
          </LinkButton>
          <JoiningLine />
        </div>
      </div>
      <FictionalWarning member={member} />
    </div>
  );
};
