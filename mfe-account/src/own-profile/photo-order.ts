/** The list with the entry at `from` put to `to`; what lies between moves up. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const target = Math.min(Math.max(to, 0), list.length - 1);
  const rest = list.filter((_, index) => index !== from);
  const entry = list[from];
  return entry === undefined ? [...list] : [...rest.slice(0, target), entry, ...rest.slice(target)];
};
