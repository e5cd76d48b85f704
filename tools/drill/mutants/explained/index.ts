import { areas } from './areas.data.js';
import { browser } from './browser.data.js';
import type { Explained } from './explained.js';
import { gateway } from './gateway.data.js';
import { services } from './services.data.js';
import { tools } from './tools.data.js';

export const EXPLAINED: readonly Explained[] = [...areas, ...browser, ...gateway, ...services, ...tools];
