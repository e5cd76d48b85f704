/** Where a visitor's browser keeps whom they would like, as a list of member ids, until they have joined: in the private storage. */
export const KEPT_LIKES = 'landers.likes';
export const KEPT_LIKES_MAX = 6;
