/** A date in the words of a language. The first of a month is an ordinal in French, which formatters do not know. */
export const writtenDate = (locale: string, parts: readonly Pick<Intl.DateTimeFormatPart, 'type' | 'value'>[]): string =>
  parts.map(({ type, value }) => (type === 'day' && value === '1' && locale.startsWith('fr') ? '1er' : value)).join('');
