import { SIGNUP_MESSAGE } from '@rendezvous/contracts/account/first-line';

/** The way to join that begins with one member. @param line what is kept as the first line to them */
export const helloPath = (memberId: number, line = ''): string =>
  `/signup?${new URLSearchParams({ member: String(memberId), ...(line === '' ? {} : { [SIGNUP_MESSAGE]: line }) })}`;
