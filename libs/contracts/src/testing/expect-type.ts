/** Compile-time check: the value has this type. */
export const expectType = <T>(value: T): T => value;
