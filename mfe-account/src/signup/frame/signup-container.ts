import { createContext, useContext } from 'react';

/** Where the signup is shown: on its page, or in a dialog over another. */
interface SignupContainer {
  readonly inDialog: boolean;
  /** The account is being created: not the moment to leave. */
  readonly onBusy: (busy: boolean) => void;
  /** A link leads on. */
  readonly onLeave: () => void;
}

const nothing = (): void => undefined;

export const SignupContainerContext = createContext<SignupContainer>({ inDialog: false, onBusy: nothing, onLeave: nothing });

export const useSignupContainer = (): SignupContainer => useContext(SignupContainerContext);
