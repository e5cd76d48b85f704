/** The way to join that ends at a page: at the search, unless another is named. @param next with its query */
export const signupPath = (next = '/members'): string => `/signup?${new URLSearchParams({ next })}`;
