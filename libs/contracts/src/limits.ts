/** How often something may be asked for within `seconds`. Each number is the default of a site's setting (`limits`). */
export interface CallLimit {
  readonly seconds: number;
  /** By one member, from wherever. */
  readonly member: number;
  /** From one network, by members and visitors together. Wide: mobile carriers put many people behind one address. */
  readonly network: number;
  /** From one network by visitors, where they may less than everybody there together. */
  readonly visitors?: number;
}

const MINUTE = 60;
const HOUR = 3600;

const table = <T extends Readonly<Record<string, CallLimit>>>(limits: T): { readonly [K in keyof T]: CallLimit } => limits;

/** Every limit by the name that routes use. Each route counts for itself, also where two have the same limit. */
export const CALL_LIMITS = table({
  signup_check: { seconds: HOUR, member: 30, network: 60 },
  signup_photo: { seconds: HOUR, member: 10, network: 20 },
  signup: { seconds: HOUR, member: 10, network: 20 },
  /** Links that came by mail. */
  mail_link: { seconds: HOUR, member: 30, network: 60 },
  activation_mail: { seconds: HOUR, member: 3, network: 60 },
  reset_mail: { seconds: HOUR, member: 5, network: 20 },
  reset: { seconds: HOUR, member: 10, network: 30 },
  login: { seconds: MINUTE, member: 30, network: 60 },
  complaint: { seconds: HOUR, member: 5, network: 20 },
  complaint_state: { seconds: HOUR, member: 30, network: 60 },
  photo: { seconds: HOUR, member: 60, network: 600 },
  order: { seconds: MINUTE, member: 60, network: 300 },
  search: { seconds: MINUTE, member: 120, network: 1200, visitors: 120 },
  profile: { seconds: MINUTE, member: 300, network: 3000, visitors: 60 },
  like: { seconds: MINUTE, member: 120, network: 1200 },
  conversation: { seconds: MINUTE, member: 30, network: 300 },
  message: { seconds: MINUTE, member: 120, network: 1200 },
  failure_report: { seconds: MINUTE, member: 30, network: 120, visitors: 30 },
  /** Calls without a limit of their own name, for areas that are new. */
  write: { seconds: MINUTE, member: 30, network: 300 },
});

export type LimitName = keyof typeof CALL_LIMITS;
export const LIMIT_NAMES = Object.keys(CALL_LIMITS) as LimitName[];
