import type { RefusalBody } from '@rendezvous/contracts/refusals';

/** How a call was refused. */
export interface FirstRefusal {
  readonly status: number;
  readonly body: RefusalBody;
}

type FirstOutcome = { readonly data: unknown; readonly error?: undefined } | { readonly data?: undefined; readonly error: FirstRefusal };

const outcomes = new Map<string, FirstOutcome>();

/** Keeps answers that came inside the page, and refusals, by address: the first call of each is answered from here without a request. */
export const keepFirstAnswers = (given: Readonly<Record<string, unknown>>, refused: Readonly<Record<string, FirstRefusal>> = {}): void => {
  for (const [address, data] of Object.entries(given)) outcomes.set(address, { data });
  for (const [address, error] of Object.entries(refused)) outcomes.set(address, { error });
};

/** Takes what came of an address; a second call of it goes to the server. */
export const takeFirstOutcome = (address: string): FirstOutcome | undefined => {
  const outcome = outcomes.get(address);
  outcomes.delete(address);
  return outcome;
};

/** What came with the page is somebody's: nothing of it may outlive a login or logout. */
export const forgetFirstAnswers = (): void => outcomes.clear();
