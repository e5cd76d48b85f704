/** Whether a refusal says that the link does nothing, now or later. */
export const isBadLink = (code: string | undefined): boolean => code === 'account.link-invalid' || code === 'request.invalid';
