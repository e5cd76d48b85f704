import { LandingMember } from './landing-member';
import { MemberLandingLoading } from './member-landing-loading';
import { MemberLandingPage } from './member-landing-page';

/** `/members/:id/landing` */
export const MemberLandingScreen = () => (
  <LandingMember title={{ message: 'landers.member.title' }} loading={<MemberLandingLoading />}>
    {(member) => <MemberLandingPage member={member} />}
  </LandingMember>
);
