import { icon } from './draw-icon';
import rotateLeft from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import rotateRight from 'lucide/dist/esm/icons/rotate-cw.mjs';

// Apart from those that are found by their names: the bars of every page carry all of these.
export const RotateLeftIcon = /* @__PURE__ */ icon(rotateLeft);
export const RotateRightIcon = /* @__PURE__ */ icon(rotateRight);
