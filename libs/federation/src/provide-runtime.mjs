// Shell only: hands its copy of the federation runtime to the remotes, which are built with `externalRuntime`.
import * as runtimeCore from '@module-federation/runtime-core';

export default () => {
  globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;
  return { name: 'provide-runtime' };
};
