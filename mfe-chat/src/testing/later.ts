/** An answer that comes when the test says so. */
export const later = <T>(value: T): { readonly answer: () => Promise<T>; readonly release: () => void } => {
  const waiting: (() => void)[] = [];
  return {
    answer: () => new Promise<T>((resolve) => waiting.push(() => resolve(value))),
    release: () => waiting.splice(0).forEach((resolve) => resolve()),
  };
};
