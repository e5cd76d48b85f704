/** In the address of `/signup`, beside `member`: the first line to them. */
export const SIGNUP_MESSAGE = 'signup_message';

/** What a form without a script sends a first line by: its sentences, one each, in their order. */
export const SIGNUP_MESSAGE_PARTS = [SIGNUP_MESSAGE, 'signup_message_2', 'signup_message_3'] as const;

/** Most code units of a first line to a member: whatever script it is in, it fits into a message. */
export const SIGNUP_MESSAGE_MAX = 1000;
