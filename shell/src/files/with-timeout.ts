/** Waits for something as long as this, and no longer: then it rejects with what `late` says. */
export const withTimeout = async <T>(milliseconds: number, work: Promise<T>, late: () => Error): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
};
