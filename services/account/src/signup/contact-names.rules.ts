/** After NFKC: a full stop of Chinese and Japanese, which addresses of sites may be written with. */
const FULL_STOP = /\u3002/g;

const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** Mail programs make a link of any word behind a dot, whichever endings there are by now. An initial ("J.-P.") is none, nor is what stands behind a space. */
const SITE = /[^\s.]\.\p{L}\p{M}*\p{L}/u;

const SCHEME = '://';

const BRACKET = /[<>]/;

/** A date has as many. Numbers of mobiles have more, in every country that we are in. */
const DIGITS_MOST = 8;

const holdsNumber = (name: string): boolean =>
  name.split(/\p{L}/u).some((between) => (between.match(/\p{Nd}/gu) ?? []).length > DIGITS_MOST);

/**
 * Whether a name says where to go or whom to call, or is mark-up. It goes out in a mail to whatever address was typed beside it, so that strangers
 * could have us send their advertising. Signs between digits do not count.
 */
export const isContact = (name: string): boolean => {
  const read = name.normalize('NFKC').replaceAll(UNSEEN, '').replaceAll(FULL_STOP, '.');
  return SITE.test(read) || read.includes(SCHEME) || BRACKET.test(read) || holdsNumber(read);
};
