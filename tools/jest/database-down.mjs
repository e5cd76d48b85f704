import { rmSync } from 'node:fs';

export default async () => {
  const { running, folder } = globalThis.rendezvousTestServer;
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
};
