import { codePoints, isBlank } from '@rendezvous/contracts/kernel';

/** Why a text is not accepted; the suffix of a field's message. */
export type TextFault = 'null-byte' | 'empty' | 'too-long';

/** What is stored of a text: white space around it goes, everything else stays as it was written. */
export const storedText = (text: string): string => text.trim();

/**
 * Checks a text that `storedText` has trimmed.
 * @param most code points, from the site's settings
 */
export const textFault = (text: string, most: number): TextFault | null => {
  if (text.includes('\u0000')) return 'null-byte';
  if (isBlank(text)) return 'empty';
  // Code points are at most as many as code units: only a long text needs to be counted.
  return text.length > most && codePoints(text) > most ? 'too-long' : null;
};
