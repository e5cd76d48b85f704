import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on a server and while a browser takes over what that has drawn, then true: for what only scripts can do. Each remote brings this
 * along.
 */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
