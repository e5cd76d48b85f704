/** Length in Unicode code points, as members count characters (an emoji without joiners is one). */
export const codePoints = (text: string): number => [...text].length;

/**
 * White space, control characters, and what Unicode draws as nothing: joiners, direction marks, variation selectors, fillers, tags. The
 * others are an empty Braille cell, the anchors of interlinear notes and the mark of a missing object.
 */
const UNSEEN = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFC]*$/u;

/** True when nothing of a text can be seen: for whoever reads it, it is empty. */
export const isBlank = (text: string): boolean => UNSEEN.test(text);
