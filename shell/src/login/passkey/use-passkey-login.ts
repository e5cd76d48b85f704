import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { refusalOf, useRefusalSentence, useSession } from '@rendezvous/client';
import { type PasskeyFault, askForPasskey, asksQuietly, stopAsking } from '@rendezvous/client/passkeys';
import type { AuthenticationResponse } from '@rendezvous/contracts/account/passkey-login';
import { passkeyApi } from './passkey.api';

/** How long before a challenge is over the browser is given another one. */
const RENEW_MS = 30_000;

/** What the page hears. */
export interface PasskeyEvents {
  /** Something is sent. */
  readonly onSend: () => void;
  /** Somebody is logged in. */
  readonly onEnter: () => void | Promise<void>;
  /** null: nothing came of it, and nobody has to be told. */
  readonly onRefuse: (why: string | null) => void;
}

/** The login by passkey: asked for by a button, and where the browser offers it, beside the name that is typed. */
export const usePasskeyLogin = (events: PasskeyEvents) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const { refresh } = useSession();
  const [begin] = passkeyApi.usePasskeyBeginMutation();
  const [send] = passkeyApi.usePasskeyLogInMutation();
  const [busy, setBusy] = useState(false);
  /** The account is being deleted: this is the way back. */
  const [pending, setPending] = useState(false);
  /** Puts the quiet question again: the browser takes one at a time. */
  const offerAgain = useRef(() => {});

  /** Whether the button's question is open. */
  const asking = useRef(false);

  const end = (why: string | null) => {
    setBusy(false);
    asking.current = false;
    events.onRefuse(why);
    offerAgain.current();
  };
  const refuse = (error: unknown) => {
    setPending(refusalOf(error)?.code === 'account.deletion-pending');
    end(sentence(error));
  };
  const fail = (fault: PasskeyFault) => {
    if (fault === 'cancelled') return end(null);
    const id = fault === 'elsewhere' ? 'refusal.account.passkey-unavailable' : 'shell.passkey.unsupported';
    end(intl.formatMessage({ id }));
  };
  const enter = async (credential: AuthenticationResponse, bringBack: boolean) => {
    setBusy(true);
    events.onSend();
    const { error } = await send({ credential, ...(bringBack ? { bring_back: true } : {}) });
    if (error) return refuse(error);
    await refresh();
    await events.onEnter();
  };
  const ask = async (bringBack: boolean) => {
    setBusy(true);
    asking.current = true;
    events.onSend();
    const { data, error } = await begin();
    if (error) return refuse(error);
    const asked = await askForPasskey(data.options);
    return 'fault' in asked ? fail(asked.fault) : enter(asked.answer, bringBack);
  };

  const latest = useRef({ enter });
  useEffect(() => {
    latest.current = { enter };
  });

  // the browser waits for a choice as long as the page is there
  useEffect(() => {
    let over = false;
    let renewal: ReturnType<typeof setTimeout> | undefined;
    const offer = async (): Promise<void> => {
      clearTimeout(renewal);
      const { data } = await begin();
      // the button is there for whoever is not offered one; while it asks, its question is not to be taken back by this one
      if (over || asking.current || !data) return;
      renewal = setTimeout(() => void offer(), data.options.timeout - RENEW_MS);
      const asked = await askForPasskey(data.options, { quietly: true });
      if ('answer' in asked && !over) await latest.current.enter(asked.answer, false);
    };
    const start = async (): Promise<void> => {
      if (!(await asksQuietly()) || over) return;
      offerAgain.current = () => void offer();
      offerAgain.current();
    };
    void start();
    return () => {
      over = true;
      offerAgain.current = () => {};
      clearTimeout(renewal);
      stopAsking();
    };
  }, [begin]);

  return { busy, pending, ask };
};
