/** What a plain form sends: texts only. A field that comes twice counts as not filled in. */
export type FormFields = Readonly<Record<string, string | undefined>>;

/** @param body as it was parsed; anything else than a form has no fields */
export const formFields = (body: unknown): FormFields => {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
};
