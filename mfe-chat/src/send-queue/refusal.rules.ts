const PASSING = new Set(['network', 'server.unavailable', 'request.too-many']);

/** Faults that pass by themselves: the same message goes out again, with the same client id. */
export const isPassing = (code: string): boolean => PASSING.has(code);

/** The message was stored once and is gone: with this client id it is never stored again. What the member wants to send anew is another one. */
export const isUsedUp = (code: string | undefined): boolean => code === 'chat.sent-before';
