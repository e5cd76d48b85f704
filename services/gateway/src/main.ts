import 'reflect-metadata';
import { resolve } from 'node:path';
import { loadConfig } from '@rendezvous/server/config';
import { orSayWhy } from '@rendezvous/server/platform';
import { runUntilEnded } from './run-until-ended.js';
import { startGateway } from './start-gateway.js';

const WORKSPACE = resolve(import.meta.dirname, '../../..');

runUntilEnded(await orSayWhy(() => startGateway(loadConfig(), { workspace: WORKSPACE })));
