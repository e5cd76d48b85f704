import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { offersPasskeys } from '@rendezvous/client/passkey-support';
import styles from './passkey-place.module.css';

type Part = ComponentType<ComponentProps<typeof import('./passkey-login').PasskeyLogin>>;

const load = (): Promise<Part> =>
  import(/* webpackChunkName: "passkey-login" */ './passkey-login').then(({ PasskeyLogin }) => PasskeyLogin);

/**
 * The place of the way in by passkey. Only a browser knows whether it has passkeys, so the way comes by itself, at the
 * form's end: nothing moves for it, and a browser without keeps no hole.
 */
export const PasskeyPlace = (props: ComponentProps<Part>) => {
  /** null: it does not come. */
  const [Loaded, setLoaded] = useState<Part | null>();
  useEffect(() => {
    let wanted = true;
    // the password is a way in without it, so nobody is told when it did not come
    (offersPasskeys() ? load() : Promise.resolve(null))
      .then((part) => wanted && setLoaded(() => part))
      .catch((fault: unknown) => reportError(fault));
    return () => {
      wanted = false;
    };
  }, []);
  return <div className={Loaded === null ? styles.none : styles.place}>{Loaded ? <Loaded {...props} /> : null}</div>;
};
