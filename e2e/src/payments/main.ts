import { runPayments } from './run.js';

const held = await runPayments(process.argv.slice(2), (text) => void process.stdout.write(`${text}\n`));
process.exit(held ? 0 : 1);
