/** The way to join that begins with one member. */
export const helloPath = (memberId: number): string => `/signup?${new URLSearchParams({ member: String(memberId) })}`;
