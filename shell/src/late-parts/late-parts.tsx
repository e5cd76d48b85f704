import { type ComponentType, useEffect, useState } from 'react';
import { afterLoad } from '../navigation/after-load';

const load = () => import(/* webpackChunkName: "late-parts" */ './parts').then(({ Parts }) => Parts);

/** What no first screen needs: it comes when the page has loaded and the browser has nothing else to do. */
export const LateParts = () => {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(() => {
    // a page without them works, so nobody is told that they did not come
    const begin = () =>
      void load()
        .then((loaded) => setParts(() => loaded))
        .catch((fault: unknown) => reportError(fault));
    // not every browser says when it is idle
    afterLoad(() => (window.requestIdleCallback ?? setTimeout)(begin));
  }, []);
  return Parts && <Parts />;
};
