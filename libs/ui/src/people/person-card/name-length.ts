/** From this many letters on a name and age is long, or longer still. */
const LONG = 15;
const LONGER = 17;

/** How long "Maya, 33" is, for its size where it stands alone on a card: the letters give way before the name is cut. */
export const nameLength = (text: string): 'long' | 'longer' | undefined =>
  text.length >= LONGER ? 'longer' : text.length >= LONG ? 'long' : undefined;
