/** Text for an HTML attribute or element. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON as it may stand inside a script element: nothing in it can end the element or begin a comment. It says the same as before. */
export const scriptText = (json: string): string =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** A value as JSON that may stand inside a script element. */
export const scriptJson = (value: unknown): string => scriptText(JSON.stringify(value));
