/** Length in Unicode code points, as members count characters (an emoji without joiners is one). */
export const codePoints = (text: string): number => [...text].length;

/**
 * Control characters, and what Unicode draws as nothing: joiners, direction marks, variation selectors, fillers, tags. The others are an empty
 * Braille cell, the anchors of interlinear notes and the mark of a missing object.
 */
const UNSEEN = String.raw`\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFC`;
const BLANK = new RegExp(String.raw`^[\s${UNSEEN}]*$`, 'u');

/** True when nothing of a text can be seen: for whoever reads it, it is empty. */
export const isBlank = (text: string): boolean => BLANK.test(text);

/** One sign for its reader may be several that are joined by what is never seen. */
const PICTOGRAPH = String.raw`\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?`;
const PICTOGRAPH_OR_UNSEEN = new RegExp(String.raw`(${PICTOGRAPH}(?:\u200D${PICTOGRAPH})*)|[${UNSEEN}]`, 'gu');

/** A text without what cannot be seen of it: two that look the same are the same, and none turns around what stands beside it. */
export const withoutUnseen = (text: string): string => text.replaceAll(PICTOGRAPH_OR_UNSEEN, (_, seen: string = '') => seen);
