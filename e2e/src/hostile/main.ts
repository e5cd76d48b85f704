import { runHostile } from './run.js';

const held = await runHostile(process.argv.slice(2), (text) => void process.stdout.write(`${text}\n`));
process.exit(held ? 0 : 1);
