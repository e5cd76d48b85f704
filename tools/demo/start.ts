import 'reflect-metadata';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runUntilEnded } from '@rendezvous/gateway';
import { loadConfig } from '@rendezvous/server/config';
import { orSayWhy } from '@rendezvous/server/platform';
import { runDemo } from './run-demo.js';

const WORKSPACE = resolve(import.meta.dirname, '../../..');

/** `--builds <folder>`: another checkout, or a folder like one, whose builds are shown. */
const { values } = parseArgs({ options: { builds: { type: 'string', default: WORKSPACE } } });

runUntilEnded(await orSayWhy(() => runDemo(loadConfig(), { workspace: resolve(values.builds) })));
