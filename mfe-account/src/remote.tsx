import { lazy } from 'react';
import { defineRemote } from '@rendezvous/client';
import { lazyScreen } from '@rendezvous/client/lazy-screen';
import { bindScreens } from '@rendezvous/client/screens';
import descriptor from '../descriptor.json';

const Signup = lazyScreen(() =>
  import(/* webpackChunkName: "signup" */ './signup/signup-screen').then(({ SignupScreen }) => ({ default: SignupScreen })),
);
const CompleteSignup = lazyScreen(() =>
  import(/* webpackChunkName: "signup" */ './signup/complete-signup-screen').then(({ CompleteSignupScreen }) => ({
    default: CompleteSignupScreen,
  })),
);
const SignupOverPage = lazy(() =>
  import(/* webpackChunkName: "signup" */ './signup/signup-over-page').then((part) => ({ default: part.SignupOverPage })),
);
const ReportMember = lazy(() =>
  import(/* webpackChunkName: "report" */ './complaints/report-member').then((part) => ({ default: part.ReportMember })),
);
const SignupMatches = lazy(() =>
  import(/* webpackChunkName: "signup-matches" */ './signup-matches/signup-matches-screen').then(({ SignupMatchesScreen }) => ({
    default: SignupMatchesScreen,
  })),
);
const Complaints = lazy(() =>
  import(/* webpackChunkName: "complaints" */ './complaints/complaints-screen').then(({ ComplaintsScreen }) => ({
    default: ComplaintsScreen,
  })),
);
const AccountDeleted = lazy(() =>
  import(/* webpackChunkName: "account-deleted" */ './account-deleted/account-deleted-screen').then(({ AccountDeletedScreen }) => ({
    default: AccountDeletedScreen,
  })),
);
const BringBack = lazy(() =>
  import(/* webpackChunkName: "account-deleted" */ './account-deleted/bring-back-screen').then(({ BringBackScreen }) => ({
    default: BringBackScreen,
  })),
);
const ActivateDone = lazy(() =>
  import(/* webpackChunkName: "activate" */ './activate/activate-done-screen').then(({ ActivateDoneScreen }) => ({
    default: ActivateDoneScreen,
  })),
);
const ActivateError = lazy(() =>
  import(/* webpackChunkName: "activate" */ './activate/activate-error-screen').then(({ ActivateErrorScreen }) => ({
    default: ActivateErrorScreen,
  })),
);
const AskReset = lazy(() =>
  import(/* webpackChunkName: "reset-password" */ './reset-password/ask-reset-screen').then(({ AskResetScreen }) => ({
    default: AskResetScreen,
  })),
);
const NewPassword = lazy(() =>
  import(/* webpackChunkName: "reset-password" */ './reset-password/new-password-screen').then(({ NewPasswordScreen }) => ({
    default: NewPasswordScreen,
  })),
);
const MailChange = lazy(() =>
  import(/* webpackChunkName: "mail-change" */ './mail-change/mail-change-screen').then(({ MailChangeScreen }) => ({
    default: MailChangeScreen,
  })),
);
const Unsubscribe = lazy(() =>
  import(/* webpackChunkName: "mail-links" */ './mail-links/unsubscribe-screen').then(({ UnsubscribeScreen }) => ({
    default: UnsubscribeScreen,
  })),
);
const WaitingAddress = lazy(() =>
  import(/* webpackChunkName: "mail-links" */ './mail-links/waiting-address-screen').then(({ WaitingAddressScreen }) => ({
    default: WaitingAddressScreen,
  })),
);
const MailAddress = lazy(() =>
  import(/* webpackChunkName: "mail-links" */ './mail-links/mail-address-screen').then(({ MailAddressScreen }) => ({
    default: MailAddressScreen,
  })),
);
const OwnProfile = lazy(() =>
  import(/* webpackChunkName: "own-profile" */ './own-profile/own-profile-screen').then(({ OwnProfileScreen }) => ({
    default: OwnProfileScreen,
  })),
);
const Settings = lazy(() =>
  import(/* webpackChunkName: "settings" */ './settings/settings-screen').then(({ SettingsScreen }) => ({ default: SettingsScreen })),
);
const Age = lazy(() => import(/* webpackChunkName: "age" */ './age/age-screen').then(({ AgeScreen }) => ({ default: AgeScreen })));
const OperatorAccount = lazy(() =>
  import(/* webpackChunkName: "operator-account" */ './operator/operator-account-screen').then(({ OperatorAccountScreen }) => ({
    default: OperatorAccountScreen,
  })),
);
const LangConfig = lazy(() =>
  import(/* webpackChunkName: "lang-config" */ './lang-config/lang-config-screen').then(({ LangConfigScreen }) => ({
    default: LangConfigScreen,
  })),
);

export default defineRemote({
  area: 'account',
  routes: bindScreens(descriptor.routes, {
    signup: <Signup />,
    'complete-signup': <CompleteSignup />,
    'signup-matches': <SignupMatches />,
    complaints: <Complaints />,
    'account-deleted': <AccountDeleted />,
    'bring-back': <BringBack />,
    'activate-done': <ActivateDone />,
    'activate-error': <ActivateError />,
    'reset-password': <AskReset />,
    'new-password': <NewPassword />,
    'mail-change': <MailChange />,
    unsubscribe: <Unsubscribe />,
    'waiting-address': <WaitingAddress />,
    'mail-address': <MailAddress />,
    'own-profile': <OwnProfile />,
    settings: <Settings />,
    age: <Age />,
    'lang-config': <LangConfig />,
    'operator-account': <OperatorAccount />,
  }),
  slots: { signup: SignupOverPage, report: ReportMember },
  messages: (locale) => import(`./messages/${locale}.ts`),
});
