import { remoteConfig } from '@rendezvous/federation';

export default (env) => remoteConfig({ dir: import.meta.dirname, area: 'chat', dev: Boolean(env.dev) });
