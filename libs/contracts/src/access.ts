import type { Access } from './route.js';

/** Whether a call or a page is for somebody; null: nobody is logged in. */
export const isOpenTo = (access: Access, viewer: { readonly operator: boolean } | null): boolean =>
  access === 'anyone' || (viewer !== null && (access === 'member' || viewer.operator));
