import { type Answers, type RemoteScreens, user as confirmed } from '@rendezvous/client/testing/screens';
import { operatorPages } from './operator-account';
import {
  age,
  assuredAge,
  consents,
  showing,
  dataExport,
  devices,
  interests,
  member,
  notifications,
  passkeys,
  preferences,
  profile,
  regions,
  unaskedAge,
  unconfirmed,
  user,
} from './answers';

/** The forms ask for these once they are drawn. */
const reference: Answers = { 'GET /api/regions.php': () => ({ regions }), 'GET /api/interests.php': () => ({ interests }) };
const none: Answers = { 'GET /api/regions.php': () => ({ regions: [] }), 'GET /api/interests.php': () => ({ interests: [] }) };
const from: Answers = { 'GET /api/members/42': () => member };
const mail: Answers = { 'GET /api/activation/mail': () => ({ sent: true, email: unconfirmed.email }) };

/** What each screen is answered. */
export const screens: RemoteScreens = {
  pages: {
    '/signup': {
      full: { at: '/signup?member=42', answers: { ...reference, ...from } },
      empty: { at: '/signup', answers: none },
    },
    '/complete-signup': {
      full: {
        at: '/complete-signup',
        answers: {
          ...reference,
          'GET /api/signup/start': () => ({ started: { email: 'nina@example.org', member: null, signup_message: '' } }),
        },
      },
      empty: { at: '/complete-signup', answers: { 'GET /api/signup/start': () => ({ started: null }) } },
    },
    '/signup-matches': {
      full: { at: '/signup-matches', answers: { 'GET /api/members': () => ({ members: [member, { ...member, id: 43 }], total: 2 }) } },
      empty: { at: '/signup-matches', answers: { 'GET /api/members': () => ({ members: [], total: 0 }) } },
    },
    '/activate/done': {
      full: { at: '/activate/done?token=abc', user, answers: { 'POST /api/activation': () => ({ credits: 3 }) } },
      empty: { at: '/activate/done', user, answers: {} },
    },
    '/activate/error': { full: { at: '/activate/error', user: unconfirmed, answers: {} } },
    '/reset-password': { full: { at: '/reset-password', answers: {} } },
    '/reset-password/do': {
      full: { at: '/reset-password/do?token=abc', answers: { 'POST /api/password/reset/check': () => ({ good: true }) } },
      empty: { at: '/reset-password/do', answers: {} },
    },
    '/mail-change/do': {
      full: {
        at: '/mail-change/do?token=abc',
        user,
        answers: { 'POST /api/mail-change/check': () => ({ state: 'change', email: 'new@example.org' }) },
      },
      empty: { at: '/mail-change/do', answers: {} },
    },
    '/unsubscribe': { full: { at: '/unsubscribe?token=abc', answers: {} }, empty: { at: '/unsubscribe', user, answers: {} } },
    '/waiting-address': { full: { at: '/waiting-address?token=abc', answers: {} }, empty: { at: '/waiting-address', answers: {} } },
    '/mail-address/do': {
      full: { at: '/mail-address/do?token=abc', user, answers: { 'POST /api/notifications/address': () => ({ ok: true }) } },
      empty: { at: '/mail-address/do', answers: {} },
    },
    '/profile': {
      full: {
        at: '/profile',
        user,
        answers: { ...reference, 'GET /api/profile': () => profile, [`GET /api/members/${user.id}/similar`]: () => ({ members: [] }) },
      },
      empty: {
        at: '/profile',
        user: confirmed,
        answers: {
          ...none,
          'GET /api/profile': () => ({ ...profile, region: null, city: null, interests: [], about: null, photos: [] }),
          [`GET /api/members/${confirmed.id}/similar`]: () => ({ members: [] }),
        },
      },
    },
    '/notifications': {
      full: {
        at: '/notifications',
        user: { ...user, notifications_disabled: ['bounce'] },
        answers: {
          'GET /api/preferences': () => preferences,
          'GET /api/notifications': () => notifications,
          'GET /api/devices': () => ({ devices }),
          'GET /api/passkeys': () => passkeys,
          'GET /api/consents': () => ({ consents, showing }),
          'GET /api/account/name': () => ({ name: user.profile.name, next_at: null }),
          'GET /api/account/export': () => ({ export: dataExport, left: 1 }),
          'GET /api/age-assurance': () => assuredAge,
        },
      },
      empty: {
        at: '/notifications',
        user: unconfirmed,
        answers: {
          'GET /api/preferences': () => ({ ...preferences, blocked: [] }),
          'GET /api/notifications': () => ({ notifications: {} }),
          'GET /api/devices': () => ({ devices: devices.slice(0, 1) }),
          'GET /api/passkeys': () => ({ passkeys: [], max: 10, host: null }),
          'GET /api/consents': () => ({
            consents: consents.map((consent) => ({ ...consent, given: false, records: [] })),
            showing: showing.map((one) => ({ ...one, given: false, records: [] })),
          }),
          'GET /api/account/export': () => ({ export: null, left: 2 }),
          'GET /api/age-assurance': () => unaskedAge,
          'GET /api/account/name': () => ({ name: unconfirmed.profile.name, next_at: '2026-12-20T10:00:00.000Z' }),
          ...mail,
        },
      },
    },
    '/age': {
      full: { at: '/age', user: { ...user, age_hold: 'listing' }, answers: { 'GET /api/age-assurance': () => age } },
      empty: {
        at: '/age',
        user,
        answers: { 'GET /api/age-assurance': () => unaskedAge },
      },
    },
    '/lang-config': { full: { at: '/lang-config', answers: {} } },
    '/complaints': { full: { at: '/complaints', answers: {} }, empty: { at: '/complaints', user, answers: {} } },
    ...operatorPages,
    '/account-deleted': { full: { at: '/account-deleted', answers: {} } },
    '/account-deleted/undo': {
      full: { at: '/account-deleted/undo?token=abc', answers: { 'POST /api/account/reactivation/check': () => ({ good: true }) } },
      empty: { at: '/account-deleted/undo', answers: {} },
    },
  },
  parts: {
    signup: {
      full: { given: { next: '/members', memberId: 42 }, user: null, answers: { ...reference, ...from } },
      empty: { given: { next: '/members', memberId: null }, user: null, answers: none },
    },
    report: {
      full: { given: { memberId: 42, name: 'Maya' }, answers: {} },
      empty: { given: { memberId: 42, name: 'Maya' }, user: null, answers: {} },
    },
  },
};
