/**
 * Where a browser keeps what was filled in of a signup, in the private storage. Who sends a visitor there may leave
 * `{ values: { interests: ['biking'] }, step: 0, photo: null }`: the form begins with it.
 */
export const SIGNUP_DRAFT = 'account.signup';
