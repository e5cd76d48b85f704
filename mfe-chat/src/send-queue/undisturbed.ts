/** What a follower does with the news is its own affair: its fault is reported, and stops neither the message nor other followers. */
export const undisturbed = (follow: () => void): void => {
  try {
    follow();
  } catch (fault) {
    reportError(fault);
  }
};
