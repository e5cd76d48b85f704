import type { Explained } from './explained.js';

export const browser: readonly Explained[] = [];
