// npm run contract: writes docs/contract.txt, the public contract in readable lines; refuses what older remotes could not live with.
import { ensureDependencies } from '../setup/dependencies.mjs';
import { WORKSPACE, say } from '../setup/workspace.mjs';

await ensureDependencies();
const { writeContract } = await import('../checks/contract.mjs');
const fault = await writeContract(WORKSPACE);
say(fault ?? 'docs/contract.txt is up to date.');
process.exit(fault ? 1 : 0);
