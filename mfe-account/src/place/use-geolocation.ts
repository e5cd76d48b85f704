import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Place } from '@rendezvous/contracts/site/places';
import { accountApi } from '../account.api';

/** `nowhere`: there is no town around. */
export type Geolocation = 'unknown' | 'unsupported' | 'denied' | 'active' | 'found' | 'nowhere' | 'error';

const HOUR_MS = 3_600_000;
const PATIENCE_MS = 15_000;
/** What a browser says when no way to find out has an answer. */
const UNAVAILABLE = 2;

/** About a kilometre: enough to name a town, and all that the server is told. */
const rounded = (degrees: number): string => degrees.toFixed(2);

const positionNow = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { maximumAge: HOUR_MS, timeout: PATIENCE_MS });
  });

/** A browser that has only begun to find out says at first that it does not know: it is asked once more. */
const positionSoon = (): Promise<GeolocationPosition> =>
  positionNow().catch((fault: Partial<GeolocationPositionError>) => {
    if (fault.code !== UNAVAILABLE) throw fault;
    return positionNow();
  });

const isDenied = (fault: unknown): boolean => (fault as Partial<GeolocationPositionError>).code === 1;

/** What a browser can do does not change. */
const neverChanges = () => () => undefined;
const isSupported = () => 'geolocation' in navigator;

/** What was said about asking, now and whenever it changes; older browsers do not tell: then the question itself finds out. */
const followPermission = (tell: (state: PermissionState) => void): (() => void) => {
  const left = new AbortController();
  const follow = async (): Promise<void> => {
    const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
    if (permission === undefined || left.signal.aborted) return;
    const say = (): void => tell(permission.state);
    say();
    permission.addEventListener('change', say);
    left.signal.addEventListener('abort', () => permission.removeEventListener('change', say));
  };
  void follow();
  return () => left.abort();
};

/** Asks the browser where it is when told to, and the server which town that is. */
export const useGeolocation = (onFound: (place: Place) => void) => {
  const [asked, setState] = useState<Geolocation>('unknown');
  const supported = useSyncExternalStore(neverChanges, isSupported, () => true);
  const state = supported ? asked : 'unsupported';
  const [geocode] = accountApi.useLazyAccountGeocodeQuery();

  useEffect(
    () =>
      followPermission((permission) => {
        if (permission === 'denied') setState('denied');
        else setState((now) => (now === 'denied' ? 'unknown' : now));
      }),
    [],
  );

  const locate = async (): Promise<void> => {
    setState('active');
    try {
      const { coords } = await positionSoon();
      const { result } = await geocode({ lat: rounded(coords.latitude), lon: rounded(coords.longitude) }, true).unwrap();
      if (result) onFound(result);
      setState(result ? 'found' : 'nowhere');
    } catch (fault) {
      setState(isDenied(fault) ? 'denied' : 'error');
    }
  };
  return { state, locate };
};
