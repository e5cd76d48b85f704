import { remoteConfig } from '@rendezvous/federation';

export default (env) => remoteConfig({ dir: import.meta.dirname, area: 'account', dev: Boolean(env.dev) });
