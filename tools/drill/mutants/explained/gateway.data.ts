import type { Explained } from './explained.js';

export const gateway: readonly Explained[] = [];
