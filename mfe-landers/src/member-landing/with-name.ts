/** A text of a lander with the member's name where it says so. */
export const withName = (text: string, name: string): string => text.replaceAll('{name}', () => name);
