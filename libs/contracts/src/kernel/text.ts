/** Length in Unicode code points, as members count characters (an emoji without joiners is one). */
export const codePoints = (text: string): number => [...text].length;
