// npm run env:example — writes .env.example from the variables that the server knows.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import '../source/register.mjs';

const { environmentExample } = await import('@rendezvous/server/config');
writeFileSync(join(import.meta.dirname, '../../.env.example'), environmentExample());
