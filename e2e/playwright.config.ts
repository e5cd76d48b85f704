import { defineConfig, devices } from '@playwright/test';

const browser = {
  channel: undefined,
  launchOptions: {
    ...(process.env.BROWSER_PATH ? { executablePath: process.env.BROWSER_PATH } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // a page of a journey lives for seconds: compiling its scripts once more, to run faster, takes longer than it ever saves
      '--js-flags=--no-maglev --no-turbofan',
    ],
  },
};

const phone = { ...devices['Pixel 7'], ...browser, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, locale: 'en-US' };
const desktop = { ...devices['Desktop Chrome'], ...browser, viewport: { width: 1280, height: 800 }, locale: 'fr-FR' };

/** What is the same in every window, or has none, or whose words the specs read in both languages: once is enough. */
const ONCE_ON_PHONES = /\/(age-assurance|broken-line|crash|fuzz|large-text|login-form|page-weight|pinned-scripts|shell-faults)\.e2e\.ts$/;
const ONCE_ON_DESKTOPS =
  /\/(fetch-ahead|lander-story|override|passkeys|prompts|remote-faults|ship-alone|ship-proof|short-form|skew|sponsored-cards|two-tabs)\.e2e\.ts$/;

/** Journeys in a real browser against the built product: its own database, its own port, its own demo world. */
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  globalSetup: './src/product/start-product.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // a machine that is busy elsewhere; the test command tells which needed it
  retries: process.env.E2E_RESULTS ? 1 : 0,
  reporter: [['list'], ...(process.env.E2E_RESULTS ? [['json', { outputFile: process.env.E2E_RESULTS }] as const] : [])],
  // a trace holds the page at each step, which is work for the page itself: in the test command only for what is tried once more. Pictures of
  // every frame on top cost a tenth of all work
  use: {
    ...browser,
    trace: { mode: process.env.E2E_RESULTS ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'phone-en', testIgnore: ONCE_ON_DESKTOPS, use: phone },
    // the longest stand before many short ones, so that no worker is alone with one at the end
    { name: 'once', testMatch: ONCE_ON_DESKTOPS, use: desktop },
    { name: 'desktop-fr', testIgnore: [ONCE_ON_PHONES, ONCE_ON_DESKTOPS], use: desktop },
  ],
});
