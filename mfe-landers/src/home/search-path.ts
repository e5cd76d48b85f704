/** What a search form holds: field by field, as the browser itself would send it. */
export const wishOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...form.querySelectorAll('select')].map(({ name, value }) => [name, value]));

/** Address of the search for a wish; what was left open does not stand in it. */
export const searchPath = (wish: URLSearchParams): string =>
  `/members?${new URLSearchParams([...wish].filter(([, value]) => value !== ''))}`;
