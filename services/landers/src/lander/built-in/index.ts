import type { Template } from '@rendezvous/contracts/landers/templates';
import type { VersionContent } from '../../variants/variant.js';
import * as all from './all.js';

/** What each template shows on every site while no variant of it is published for the visitor. */
export const BUILT_IN: { readonly [T in Template]: VersionContent<T> } = all;
