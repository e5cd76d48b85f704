import { landerTexts } from '../lander/texts';
import { LandingMember } from '../member-landing/landing-member';
import { shortFormTexts } from '../short-form/texts';
import { MemberSignupLoading } from './member-signup-loading';
import { MemberSignupPage } from './member-signup-page';
import { memberSignupTexts } from './texts';

/** `/members/:id/signup` */
export const MemberSignupScreen = () => (
  <LandingMember
    title={{ message: 'landers.member-signup.title' }}
    loading={<MemberSignupLoading />}
    texts={[memberSignupTexts, shortFormTexts, landerTexts]}
  >
    {(member) => <MemberSignupPage member={member} />}
  </LandingMember>
);
