import { shellConfig } from '@rendezvous/federation';

export default (env) => shellConfig({ dir: import.meta.dirname, dev: Boolean(env.dev) });
