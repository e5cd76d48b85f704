import { remoteConfig } from '@rendezvous/federation';

export default (env) => remoteConfig({ dir: import.meta.dirname, area: 'landers', dev: Boolean(env.dev) });
