import { existsSync } from 'node:fs';
import { attempt, installSystemPackage } from './system-package.mjs';
import { runTool } from './workspace.mjs';

// A Chromium that never had windows comes first: it does the same with less work.
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';
const WITH_WINDOWS = '/usr/bin/chromium';
const PLACES = [
  WITHOUT_WINDOWS,
  WITH_WINDOWS,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What a browser in a test does without: a sandbox when run as root, a graphics card, talks with its maker. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const own = async () => {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
};

const found = async () => [process.env.BROWSER_PATH, ...PLACES].find((path) => path && existsSync(path)) ?? (await own());

/**
 * A Chromium for the tests: one that is here, else from the system's packages, else Playwright's own download.
 * @param isForMany for so many pages that it pays to install the one without windows beside the system's own
 * @returns its path
 */
export const ensureBrowser = async ({ isForMany = false } = {}) => {
  let path = await found();
  const wanted = !path || (isForMany && path === WITH_WINDOWS && path !== process.env.BROWSER_PATH);
  if (wanted && (await installSystemPackage('chromium-headless-shell', 'Chromium without windows'))) path = await found();
  if (!path && (await installSystemPackage('chromium', 'Chromium'))) path = await found();
  if (!path) {
    await attempt('Downloading Chromium', () => runTool('@playwright/test/cli.js', ['install', 'chromium'], { quietly: true }));
    path = await found();
  }
  if (!path) throw new Error('No Chromium was found. Install Chromium or Chrome, or set BROWSER_PATH to one.');
  return path;
};
