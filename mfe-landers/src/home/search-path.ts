/** Address of the search for what a form holds; what was left open does not stand in it. */
export const searchPath = (wish: FormData): string => {
  const params = new URLSearchParams();
  for (const [name, value] of wish) if (typeof value === 'string' && value !== '') params.set(name, value);
  return `/members?${params}`;
};
