import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded into both servers before their own code. On a signal it tells how much memory is really in use. What the system counts as
// resident would not do: freed pages leave it seconds later or never, which is more than a thousand sockets take.
setFlagsFromString('--expose-gc');
// code that has not run for a while would go with one collection or another
setFlagsFromString('--no-flush-bytecode');
const collect = runInNewContext('gc') as (how: { type: string; execution: string; flavor: string }) => void;

process.on('SIGUSR2', () => {
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(`${process.env.MEMORY_FOLDER}/memory-${process.pid}`, `${heapUsed + external}\n`);
});
