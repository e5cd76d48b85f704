/** A note’s text as it is kept: white space alone makes no other note. */
export const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
