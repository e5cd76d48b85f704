import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const LoadScriptRuntimeModule = require('webpack/lib/runtime/LoadScriptRuntimeModule');

/**
 * Shows every script that a build's own runtime adds to the page to the shell (`rendezvousFile`), which gives a retry another
 * address: a request that hangs would otherwise be joined by the next one.
 */
export class FileHookPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('FileHook', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'FileHook',
        (source) => `${source}\nif (globalThis.rendezvousFile) globalThis.rendezvousFile(script);`,
      );
    });
  }
}

/** The same for styles; runs in the page as it stands, so it names nothing from here. */
export const insertStyle = (link) => {
  if (globalThis.rendezvousFile) globalThis.rendezvousFile(link);
  document.head.appendChild(link);
};
