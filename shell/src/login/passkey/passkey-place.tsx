import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { offersPasskeys } from '@rendezvous/client/passkey-support';
import styles from './passkey-place.module.css';

type Part = ComponentType<ComponentProps<typeof import('./passkey-login').PasskeyLogin>>;

const load = (): Promise<Part> =>
  import(/* webpackChunkName: "passkey-login" */ './passkey-login').then(({ PasskeyLogin }) => PasskeyLogin);

/** The place of the way in by passkey. Only a browser knows whether it has passkeys, so the way comes by itself; nothing moves for it. */
export const PasskeyPlace = (props: ComponentProps<Part>) => {
  const [Loaded, setLoaded] = useState<Part | null>(null);
  useEffect(() => {
    let wanted = true;
    // the password is a way in without it, so nobody is told when it did not come
    if (offersPasskeys())
      load()
        .then((part) => wanted && setLoaded(() => part))
        .catch((fault: unknown) => reportError(fault));
    return () => {
      wanted = false;
    };
  }, []);
  return <div className={styles.place}>{Loaded ? <Loaded {...props} /> : null}</div>;
};
