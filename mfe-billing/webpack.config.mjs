import { remoteConfig } from '@rendezvous/federation';

export default (env) => remoteConfig({ dir: import.meta.dirname, area: 'billing', dev: Boolean(env.dev) });
