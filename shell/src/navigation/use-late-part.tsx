import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { afterLoad } from './after-load';

/** A part that no first screen needs: it comes when the page has loaded and the browser has nothing else to do. @param load the same each time */
export const useLatePart = (load: () => Promise<ComponentType>): ReactNode => {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    // a page without it works, so nobody is told that it did not come
    const begin = () =>
      void load()
        .then((loaded) => setPart(() => loaded))
        .catch((fault: unknown) => reportError(fault));
    // not every browser says when it is idle
    afterLoad(() => (window.requestIdleCallback ?? setTimeout)(begin));
  }, [load]);
  return Part && <Part />;
};
