/** Calls a listener. What it throws is reported, and stops neither the message nor other listeners. */
export const runListener = (listener: () => void): void => {
  try {
    listener();
  } catch (fault) {
    reportError(fault);
  }
};
