import { HOUR, MINUTE, limitTable } from '../limits.js';

export const accountLimits = limitTable({
  signup_check: { seconds: HOUR, member: 30, network: 60 },
  signup_photo: { seconds: HOUR, member: 10, network: 20 },
  signup: { seconds: HOUR, member: 10, network: 20 },
  /** Codes of invitations that are tried. */
  invitation: { seconds: HOUR, member: 10, network: 30 },
  waiting_address: { seconds: HOUR, member: 5, network: 20 },
  /** Links that came by mail. */
  mail_link: { seconds: HOUR, member: 30, network: 60 },
  activation_mail: { seconds: HOUR, member: 3, network: 60 },
  reset_mail: { seconds: HOUR, member: 5, network: 20 },
  reset: { seconds: HOUR, member: 10, network: 30 },
  password_change: { seconds: HOUR, member: 20, network: 60 },
  passkey: { seconds: HOUR, member: 40, network: 120 },
  /** Each look at the login asks for one where the browser offers passkeys by itself. */
  passkey_challenge: { seconds: MINUTE, member: 60, network: 300 },
  mail_change: { seconds: HOUR, member: 5, network: 20 },
  deletion: { seconds: HOUR, member: 20, network: 60 },
  name_change: { seconds: HOUR, member: 20, network: 60 },
  /** Each costs the company's price. */
  age_check: { seconds: 24 * HOUR, member: 6, network: 30 },
  age_result: { seconds: HOUR, member: 60, network: 300 },
  pause: { seconds: HOUR, member: 30, network: 300 },
  export: { seconds: HOUR, member: 10, network: 60 },
  export_file: { seconds: HOUR, member: 30, network: 120 },
  consent: { seconds: HOUR, member: 30, network: 300 },
  login: { seconds: MINUTE, member: 30, network: 60 },
  /** Those that are filed: each is read by somebody, and answered by mail. */
  complaint: { seconds: HOUR, member: 5, network: 20 },
  /** Tries to file one, with those that are refused for what was typed and those that are sent twice. */
  complaint_call: { seconds: HOUR, member: 30, network: 120 },
  complaint_state: { seconds: HOUR, member: 30, network: 60 },
  /** Opening profiles, wherever. */
  profile: { seconds: MINUTE, member: 300, network: 3000, visitors: 60 },
  /** What members change of themselves: settings that are switched, texts that are kept while they are typed, photos that are put in order. */
  edit: { seconds: MINUTE, member: 120, network: 1200 },
  photo: { seconds: HOUR, member: 60, network: 600 },
});

type AccountLimits = typeof accountLimits;

declare module '../limits.js' {
  interface CallLimits extends AccountLimits {}
}
