// npm run env:example — writes .env.example from the variables that the server knows.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import '../source/register.mjs';

const root = resolve(import.meta.dirname, '../..');
const { environmentExample } = await import(`${root}/libs/server/src/config/index.ts`);
writeFileSync(`${root}/.env.example`, environmentExample());
