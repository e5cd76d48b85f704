import { LandingMember } from '../member-landing/landing-member';
import { MemberSignupLoading } from './member-signup-loading';
import { MemberSignupPage } from './member-signup-page';

/** `/members/:id/signup` */
export const MemberSignupScreen = () => (
  <LandingMember title="landers.member-signup.title" loading={<MemberSignupLoading />}>
    {(member) => <MemberSignupPage member={member} />}
  </LandingMember>
);
