import type { Explained } from './explained.js';

export const tools: readonly Explained[] = [];
