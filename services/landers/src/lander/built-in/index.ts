import type { Template } from '@rendezvous/contracts/landers/templates';
import type { VersionContent } from '../../variants/variant.js';
import { alonetonight } from './alonetonight.data.js';

/** What each template shows on every site while no variant of it is published for the visitor. */
export const BUILT_IN: Readonly<Record<Template, VersionContent>> = { alonetonight };
