import { remoteConfig } from '@rendezvous/federation';

export default (env) => remoteConfig({ dir: import.meta.dirname, area: 'newarea', dev: Boolean(env.dev) });
