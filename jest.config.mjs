import { totalmem } from 'node:os';
import { resolve } from 'node:path';
import { swc, swcServer } from './tools/jest/swc.mjs';

const root = import.meta.dirname;
const ignore = ['/node_modules/', '/dist/', '/var/', '/.nx/', '/tools/new/templates/'];
const tryAgain = resolve(root, 'tools/jest/try-again.cjs');
const GIB = 1024 ** 3;
/**
 * Bytes above which a worker is started anew, between two files of tests. Most of what it has is not collected yet, and the new one compiles all
 * that the old one had: so as much as there is room for three, and at most what a process of Node may have.
 */
const WORKER_MEMORY = Math.min(3 * GIB, Math.max(GIB, Math.floor(Math.min(totalmem(), process.constrainedMemory() || Infinity) / 12)));
const shared = {
  rootDir: root,
  setupFilesAfterEnv: [tryAgain],
  transform: { '\\.m?[jt]s$': swcServer, '\\.[jt]sx$': swc },
  // these are CommonJS already, and many files
  transformIgnorePatterns: [
    '/node_modules/(@base-ui|@testing-library|aria-query|avvio|fastify|find-my-way|ioredis|nodemailer|pg|pg-types|prom-client|react-dom|rxjs|semver|stripe|typeorm)/',
  ],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'],
    '\\.module\\.css$': 'identity-obj-proxy',
    // what a browser is given
    '^tus-js-client$': resolve(root, 'node_modules/tus-js-client/lib.es5/browser/index.js'),
    '\\.css$': resolve(root, 'tools/jest/empty.cjs'),
    '\\.(webp|avif|svg|webm|mp4)$': resolve(root, 'tools/jest/picture.cjs'),
  },
  testPathIgnorePatterns: ignore,
  modulePathIgnorePatterns: ['/dist/', '/var/', '/.nx/', '/tools/new/templates/'],
};
const server = {
  ...shared,
  testEnvironment: resolve(root, 'tools/jest/server-env.cjs'),
  runtime: resolve(root, 'tools/jest/shared-packages.cjs'),
};

/** Three sizes of test: pure rules, rules of the browser side (jsdom), and real PostgreSQL. */
export default {
  workerIdleMemoryLimit: WORKER_MEMORY,
  testSequencer: resolve(root, 'tools/jest/longest-first.cjs'),
  projects: [
    {
      ...server,
      displayName: 'pure',
      testMatch: ['<rootDir>/{libs/contracts,libs/server,libs/federation,libs/portraits,services/*,tools}/**/*.spec.ts'],
      testPathIgnorePatterns: [...ignore, '\\.db\\.spec\\.ts$'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: resolve(root, 'tools/jest/jsdom-env.cjs'),
      setupFilesAfterEnv: [tryAgain, resolve(root, 'tools/jest/setup-browser.ts')],
      testMatch: ['<rootDir>/{libs/client,libs/ui,shell,mfe-*}/**/*.spec.{ts,tsx}'],
    },
    {
      ...server,
      displayName: 'database',
      globalSetup: resolve(root, 'tools/jest/database-up.mjs'),
      globalTeardown: resolve(root, 'tools/jest/database-down.mjs'),
      testMatch: ['<rootDir>/{libs/server,services/*,tools}/**/*.db.spec.ts'],
    },
  ],
  testTimeout: 90_000,
};
