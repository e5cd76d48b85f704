/** `/members/42`, as it stands in the address of a profile, or the number alone. */
const PROFILE = /^(?:\S*\/members\/|#)?(\d{1,10})(?:[/?#]\S*)?$/;
const NUMBER_MAX = 2_147_483_647;

/** The member whom somebody means, by number or by the address of the profile; null for nobody. */
export const profileNumber = (text: string): number | null => {
  const id = Number(PROFILE.exec(text.trim())?.[1] ?? 0);
  return id > 0 && id <= NUMBER_MAX ? id : null;
};
