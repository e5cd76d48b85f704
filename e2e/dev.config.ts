import { defineConfig } from '@playwright/test';
import product from './playwright.config.js';

/** `npm run dev` in a browser: too slow for every test run. `npm run e2e:dev` */
export default defineConfig({
  ...product,
  testDir: './dev',
  globalSetup: './dev/start-dev.ts',
  workers: 1,
  timeout: 300_000,
  projects: product.projects?.filter(({ name }) => name === 'desktop-fr'),
});
