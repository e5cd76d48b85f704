const answers = new Map<string, unknown>();

/** Keeps answers that came inside the page, by address: the first call of each is answered from here without a request. */
export const keepFirstAnswers = (given: Readonly<Record<string, unknown>>): void => {
  for (const [address, answer] of Object.entries(given)) answers.set(address, answer);
};

/** Takes the answer of an address; a second call of it goes to the server. */
export const takeFirstAnswer = (address: string): unknown => {
  const answer = answers.get(address);
  answers.delete(address);
  return answer;
};

/** What came with the page is somebody's: nothing of it may outlive a login or logout. */
export const forgetFirstAnswers = (): void => answers.clear();
