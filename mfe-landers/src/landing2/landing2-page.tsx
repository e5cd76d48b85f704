import type { LanderPageProps } from '../lander/lander-screen';
import { LandingMember } from '../member-landing/landing-member';
import { FirstLine } from './first-line';
import { Landing2Loading } from './landing2-loading';

/** Three questions whose answers become a first line to the member whom the address names. */
export const Landing2Page = ({ lander }: LanderPageProps<'landing2'>) => (
  <LandingMember title={{ text: lander.social.title }} loading={<Landing2Loading />}>
    {(member) => <FirstLine lander={lander} member={member} />}
  </LandingMember>
);
