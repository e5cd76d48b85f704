import type { RunningGateway } from './start-gateway.js';

/** What ends a process; `disconnect`: whoever started it by `npm start` is gone. */
const ENDS = ['SIGINT', 'SIGTERM', 'disconnect'] as const;

/** Says where the product is, in the one line that whoever started the process waits for, and stops it in order at the process's end. */
export const runUntilEnded = (gateway: RunningGateway): void => {
  process.stdout.write(`Rendezvous is ready: ${gateway.url}\n`);
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    void gateway.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const sign of ENDS) process.once(sign, end);
};
