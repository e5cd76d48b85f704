import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Lander } from '@rendezvous/contracts/landers/landers';
import type { MemberCard } from '@rendezvous/contracts/member';
import { LinkButton } from '@rendezvous/ui';
import { LanderFrame } from '../lander/lander-frame';
import type { LanderPageProps } from '../lander/lander-screen';
import { LanderSections } from '../lander/lander-sections';
import { PreviewNotice } from '../lander/preview-notice';
import { SiteTexts } from '../lander/site-texts';
import { helloPath } from '../member-landing/hello-path';
import { LandingMember } from '../member-landing/landing-member';
import { MemberPortrait } from '../member-landing/member-portrait';
import { FictionalWarning, MemberFacts } from '../member-landing/member-words';
import { withName } from '../member-landing/with-name';
import { Alike } from './alike';
import { Landing3Loading } from './landing3-loading';
import styles from './landing3.module.css';

/** The member whom the address names, and a row of others who are like them. */
export const Landing3Page = ({ lander }: LanderPageProps<'landing3'>) => (
  <LandingMember title={{ text: lander.social.title }} loading={<Landing3Loading />}>
    {(member) => (
      <MemberFirst lander={lander} member={member}>
        <Alike key={member.id} memberId={member.id} title={withName(lander.parts.alike, member.name)} />
      </MemberFirst>
    )}
  </LandingMember>
);

interface Props {
  readonly lander: Lander<'landing3'>;
  readonly member: MemberCard;
  /** Those who are like them. */
  readonly children: ReactNode;
}

export const MemberFirst = ({ lander, member, children }: Props) => {
  const { id, name } = member;
  const { action, heading, lead } = lander;
  const say = (text: string) => withName(text, name);
  return (
    <LanderFrame lander={lander} className={styles.page}>
      <PreviewNotice lander={lander} />
      <div className={styles.first}>
        <div className={styles.portrait}>
          <MemberPortrait member={member} sizes="(min-width: 56.25rem) 20rem, 60vw" />
        </div>
        <div className={styles.words}>
          <h1>{say(heading)}</h1>
          <MemberFacts member={member} />
          <p className={styles.lead}>{say(lead)}</p>
          <LinkButton variant="accent" size="big" render={<Link to={helloPath(id)} />}>
            {say(action)}
          </LinkButton>
          <SiteTexts lander={lander} />
          <FictionalWarning member={member} />
        </div>
      </div>
      {children}
      <LanderSections lander={lander} />
    </LanderFrame>
  );
};
