import 'reflect-metadata';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runUntilEnded } from '@rendezvous/gateway';
import { loadConfig } from '@rendezvous/server/config';
import { orSayWhy } from '@rendezvous/server/platform';
import { runDemo } from './run-demo.js';

const WORKSPACE = resolve(import.meta.dirname, '../../..');

/** `--builds <folder>`: another checkout, or a folder like one, whose builds are shown. `--paint-late`: no photo is painted before it is asked for. */
const { values } = parseArgs({
  options: { builds: { type: 'string', default: WORKSPACE }, 'paint-late': { type: 'boolean', default: false } },
});

const painting = values['paint-late'] ? { paintedAhead: 0 } : {};
runUntilEnded(await orSayWhy(() => runDemo(loadConfig(), { workspace: resolve(values.builds), ...painting })));
