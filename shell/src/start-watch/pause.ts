/** What scripts make of one thing that is told to them is there before they hear of the next. */
const BETWEEN_MS = 50;

export const pause = (): Promise<void> => new Promise((done) => setTimeout(done, BETWEEN_MS));
