/** What had the focus is no more: its reader has to be told where to go on. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
