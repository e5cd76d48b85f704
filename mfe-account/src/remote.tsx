import { lazy } from 'react';
import { defineRemote, RequireLogin } from '@rendezvous/client';

const Signup = lazy(() =>
  import(/* webpackChunkName: "signup" */ './signup/signup-screen').then(({ SignupScreen }) => ({ default: SignupScreen })),
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
const OwnProfile = lazy(() =>
  import(/* webpackChunkName: "own-profile" */ './own-profile/own-profile-screen').then(({ OwnProfileScreen }) => ({
    default: OwnProfileScreen,
  })),
);
const Settings = lazy(() =>
  import(/* webpackChunkName: "settings" */ './settings/settings-screen').then(({ SettingsScreen }) => ({ default: SettingsScreen })),
);
const LangConfig = lazy(() =>
  import(/* webpackChunkName: "lang-config" */ './lang-config/lang-config-screen').then(({ LangConfigScreen }) => ({
    default: LangConfigScreen,
  })),
);

export default defineRemote({
  area: 'account',
  routes: [
    { path: '/signup', element: <Signup /> },
    {
      path: '/signup-matches',
      element: (
        <RequireLogin>
          <SignupMatches />
        </RequireLogin>
      ),
    },
    { path: '/complaints', element: <Complaints /> },
    { path: '/account-deleted', element: <AccountDeleted /> },
    { path: '/activate/done', element: <ActivateDone /> },
    { path: '/activate/error', element: <ActivateError /> },
    { path: '/reset-password', element: <AskReset /> },
    { path: '/reset-password/do', element: <NewPassword /> },
    {
      path: '/profile',
      element: (
        <RequireLogin>
          <OwnProfile />
        </RequireLogin>
      ),
    },
    {
      path: '/notifications',
      element: (
        <RequireLogin>
          <Settings />
        </RequireLogin>
      ),
    },
    { path: '/lang-config', element: <LangConfig /> },
  ],
  slots: { signup: SignupOverPage, report: ReportMember },
  messages: (locale) => import(`./messages/${locale}.json`),
});
