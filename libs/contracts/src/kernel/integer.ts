/** The largest whole number of a column: what is beyond is no id and no place in a list. */
export const INTEGER_MAX = 2_147_483_647;
