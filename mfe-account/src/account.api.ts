import { injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import { activate, changeActivationAddress, readActivationMail, resendActivation } from '@rendezvous/contracts/account/activation';
import { changeConsent, readConsents } from '@rendezvous/contracts/account/consents';
import { askDeletion, checkReactivation, reactivate } from '@rendezvous/contracts/account/deletion';
import { askExport, readExport } from '@rendezvous/contracts/account/export';
import { askMailChange, checkMailChangeLink, openMailChangeLink } from '@rendezvous/contracts/account/mail-change';
import {
  changeNotifications,
  proveAddress,
  readNotifications,
  resumeNotifications,
  unsubscribe,
} from '@rendezvous/contracts/account/notifications';
import { askPasswordReset, changePassword, checkResetLink, resetPassword } from '@rendezvous/contracts/account/passwords';
import { changeName, readName } from '@rendezvous/contracts/account/name';
import { endPause, pauseAccount } from '@rendezvous/contracts/account/pause';
import { changePreferences, readPreferences } from '@rendezvous/contracts/account/preferences';
import { changeProfile, readOwnProfile } from '@rendezvous/contracts/account/profile';
import { checkSignup, signUp } from '@rendezvous/contracts/account/signup';
import { completeSignup, readRefusedForm, readSignupStart } from '@rendezvous/contracts/account/signup-start';
import { searchMembers } from '@rendezvous/contracts/search/members';
import { viewOwnProfile } from '@rendezvous/contracts/search/own-view';
import { listSimilar, readMember } from '@rendezvous/contracts/search/profile';
import { geocode, suggestTowns } from '@rendezvous/contracts/site/places';

/** Whom new members are shown first: real people. */
export const FITTING = { fictional: 'no' } as const;

/** Calls of several account screens. Those of one alone stand in its folder, so that no other carries them. */
export const accountApi = injectRemote('account', (build) => ({
  accountCheckSignup: mutationOf(build, checkSignup),
  accountSignUp: mutationOf(build, signUp),
  accountSignupStart: queryOf(build, readSignupStart, { keepUnusedDataFor: 0 }),
  accountRefusedForm: queryOf(build, readRefusedForm, { keepUnusedDataFor: 0 }),
  accountCompleteSignup: mutationOf(build, completeSignup),
  // asked for while somebody signs up, and shown once they have read that a mail is on its way; a like makes it wrong
  accountMatches: queryOf(build, searchMembers, { providesTags: ['Likes'], keepUnusedDataFor: 600 }),
  accountMember: queryOf(build, readMember, { keepUnusedDataFor: 0 }),
  accountActivationMail: queryOf(build, readActivationMail, { keepUnusedDataFor: 0 }),
  accountResendActivation: mutationOf(build, resendActivation),
  accountCorrectAddress: mutationOf(build, changeActivationAddress, { invalidatesTags: ['User'] }),
  accountActivate: mutationOf(build, activate),
  accountAskDeletion: mutationOf(build, askDeletion),
  accountName: queryOf(build, readName, { providesTags: ['Profile'] }),
  accountChangeName: mutationOf(build, changeName, {
    invalidatesTags: ['User', 'Members'],
    onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
      const reply = await queryFulfilled.catch(() => null);
      if (reply) dispatch(accountApi.util.updateQueryData('accountName', undefined, () => reply.data));
    },
  }),
  accountPause: mutationOf(build, pauseAccount, { invalidatesTags: ['Preferences', 'Members', 'User'] }),
  accountEndPause: mutationOf(build, endPause, { invalidatesTags: ['Preferences', 'Members', 'User'] }),
  accountConsents: queryOf(build, readConsents, { providesTags: ['Consents'] }),
  accountChangeConsent: mutationOf(build, changeConsent, {
    invalidatesTags: ['Members', 'User'],
    onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
      const reply = await queryFulfilled.catch(() => null);
      if (reply) dispatch(accountApi.util.updateQueryData('accountConsents', undefined, () => reply.data));
    },
  }),
  accountExport: queryOf(build, readExport, { providesTags: ['Export'] }),
  accountAskExport: mutationOf(build, askExport, {
    onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
      const reply = await queryFulfilled.catch(() => null);
      if (reply) dispatch(accountApi.util.updateQueryData('accountExport', undefined, () => reply.data));
    },
  }),
  accountReactivationLink: queryOf(build, checkReactivation, { keepUnusedDataFor: 0 }),
  accountReactivate: mutationOf(build, reactivate),
  accountAskPasswordReset: mutationOf(build, askPasswordReset),
  accountResetLink: queryOf(build, checkResetLink, { keepUnusedDataFor: 0 }),
  accountResetPassword: mutationOf(build, resetPassword),
  accountAskMailChange: mutationOf(build, askMailChange),
  accountMailChangeLink: queryOf(build, checkMailChangeLink, { keepUnusedDataFor: 0 }),
  accountOpenMailChangeLink: mutationOf(build, openMailChangeLink),
  accountChangePassword: mutationOf(build, changePassword, { invalidatesTags: ['Devices'] }),
  accountProfile: queryOf(build, readOwnProfile, { providesTags: ['Profile', 'Photos'] }),
  accountChangeProfile: mutationOf(build, changeProfile, {
    invalidatesTags: ['Profile', 'User', 'Members', 'Consents'],
    onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
      const reply = await queryFulfilled.catch(() => null);
      if (reply) dispatch(accountApi.util.updateQueryData('accountProfile', undefined, () => reply.data));
    },
  }),
  accountOwnView: queryOf(build, viewOwnProfile, { providesTags: ['Profile', 'Photos', 'Members'], keepUnusedDataFor: 0 }),
  accountRelated: queryOf(build, listSimilar, { providesTags: ['Members'] }),
  accountTowns: queryOf(build, suggestTowns),
  // as long as the browser may keep where it is
  accountGeocode: queryOf(build, geocode, { keepUnusedDataFor: 3600 }),
  accountNotifications: queryOf(build, readNotifications),
  accountChangeNotifications: mutationOf(build, changeNotifications, {
    onQueryStarted: async (changes, { dispatch, queryFulfilled }) => {
      const shown = dispatch(
        accountApi.util.updateQueryData('accountNotifications', undefined, (read) => {
          Object.assign(read.notifications, changes);
        }),
      );
      if ((await queryFulfilled.catch(() => null)) === null) shown.undo();
    },
  }),
  accountResumeNotifications: mutationOf(build, resumeNotifications, { invalidatesTags: ['User'] }),
  accountUnsubscribe: mutationOf(build, unsubscribe, { invalidatesTags: ['User'] }),
  accountProveAddress: mutationOf(build, proveAddress, { invalidatesTags: ['User'] }),
  accountPreferences: queryOf(build, readPreferences, { providesTags: ['Preferences'] }),
  accountChangePreferences: mutationOf(build, changePreferences, {
    invalidatesTags: ['Members'],
    onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
      const reply = await queryFulfilled.catch(() => null);
      if (!reply) return;
      dispatch(
        accountApi.util.updateQueryData('accountPreferences', undefined, (read) => {
          read.preferences = reply.data.preferences;
        }),
      );
    },
  }),
}));
