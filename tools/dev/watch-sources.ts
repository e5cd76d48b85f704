import { watch } from 'node:fs';

const SETTLED_MS = 150;
const SOURCE = /\.(ts|json)$/;
const NOT_RUN = /\.(spec|stories)\./;

/** Calls back when sources below the folders changed, once for what an editor or a checkout changes at a time. @returns how to end it */
export const watchSources = (folders: readonly string[], changed: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_, name) => {
      if (name === null || !SOURCE.test(name) || NOT_RUN.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(changed, SETTLED_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
};
