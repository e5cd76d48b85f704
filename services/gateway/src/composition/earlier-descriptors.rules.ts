import type { RemoteDescriptor } from '@rendezvous/contracts/releases';
import { EARLIER } from './earlier-descriptors.data.js';

/**
 * A descriptor with what others knew of its remote at the time of its build. A release that says nothing of its area is from before areas did:
 * it has the title, badges, cache tags and pictures that stood in shell and gateway then, and the links unless it names its own.
 *
 * This, its data and the schema's "optional" can go when no such release can come back: neither what is live or can be put back by a rollback,
 * nor the kept one (`e2e/last-release`).
 */
export const completed = (descriptor: RemoteDescriptor): RemoteDescriptor => {
  const earlier = EARLIER[descriptor.remote];
  if (!earlier || descriptor.title) return descriptor;
  const { pictures, ...facts } = earlier;
  const withPictures = pictures && {
    routes: descriptor.routes.map((route) => {
      const own = pictures[route.path];
      return own ? { ...route, pictures: own } : route;
    }),
  };
  return { ...facts, ...descriptor, ...withPictures };
};
