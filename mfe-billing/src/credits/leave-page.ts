/** Goes to an address outside the application. */
export const leavePage = (to: string): void => window.location.assign(to);
