import { WebAuthnAbortService, browserSupportsWebAuthnAutofill, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { AuthenticationResponse, beginPasskeyLogin } from '@rendezvous/contracts/account/passkey-login';
import type { RegistrationResponse, beginPasskey } from '@rendezvous/contracts/account/passkeys';
import type { ReplyOf } from '@rendezvous/contracts/route';

/** Why a browser has no passkey to give. `known`: it has one of this member already. `elsewhere`: it allows none at this address. */
export type PasskeyFault = 'cancelled' | 'known' | 'elsewhere' | 'unsupported';

type Answer<T> = { readonly answer: T } | { readonly fault: PasskeyFault };

const FAULTS: Readonly<Record<string, PasskeyFault>> = {
  // the person closed the window, had no passkey there, or let the time pass: browsers do not say which
  NotAllowedError: 'cancelled',
  // another question took its place, or the page was left
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'elsewhere',
};

const asked = async <T>(ask: () => Promise<T>): Promise<Answer<T>> => {
  try {
    return { answer: await ask() };
  } catch (error) {
    return { fault: FAULTS[error instanceof Error ? error.name : ''] ?? 'unsupported' };
  }
};

/** Asks the browser to make a passkey. A question that is open already ends as cancelled. */
export const makePasskey = (options: ReplyOf<typeof beginPasskey>['options']): Promise<Answer<RegistrationResponse>> =>
  asked(async () => {
    const { id, rawId, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, ...(transports ? { transports: [...transports] } : {}) },
    };
  });

/**
 * Asks the browser for a passkey. A question that is open already ends as cancelled.
 * @param quietly the browser offers passkeys where a name is typed, and asks for nothing
 */
export const askForPasskey = (
  options: ReplyOf<typeof beginPasskeyLogin>['options'],
  { quietly = false } = {},
): Promise<Answer<AuthenticationResponse>> =>
  asked(async () => {
    const { id, rawId, response } = await startAuthentication({ optionsJSON: options, useBrowserAutofill: quietly });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
    };
  });

/** Whether the browser offers passkeys where a name is typed. */
export const asksQuietly = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Takes an open question back. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();
