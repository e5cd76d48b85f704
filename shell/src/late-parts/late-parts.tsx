import { useLatePart } from '../navigation/use-late-part';

const load = () => import(/* webpackChunkName: "late-parts" */ './parts').then(({ Parts }) => Parts);

/** What lies over any page, but over no first screen. */
export const LateParts = () => useLatePart(load);
