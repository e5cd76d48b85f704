import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { WORKSPACE } from '../http/processes.js';

/** A busy machine loses parts of the recording now and then; Lighthouse asks to be run again then. */
const LOST = new Set(['NO_NAVSTART', 'NO_FCP', 'NO_LCP', 'PROTOCOL_TIMEOUT']);
const TRIES = 3;

/** What one visit with an empty cache has shown. Times in milliseconds, sizes in bytes, scores from 0 to 1. */
export interface Visit {
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly performance: number;
  readonly accessibility: number;
  /** JavaScript as it came over the wire. */
  readonly scripts: number;
  readonly total: number;
  readonly requests: number;
}

/** A page to look at. @property cookie `name=value` that the browser has already */
export interface Target {
  readonly url: string;
  readonly cookie?: string;
}

interface BrowserSetup {
  readonly BROWSER_ARGS: readonly string[];
  ensureBrowser(): Promise<string>;
}

interface NetworkRequest {
  readonly url: string;
  readonly resourceType?: string;
  readonly transferSize: number;
}

const browser = (await import(pathToFileURL(join(WORKSPACE, 'tools/setup/browser.mjs')).href)) as BrowserSetup;

const giveCookie = async (port: number, { url, cookie = '' }: Target): Promise<void> => {
  const [name = '', value = ''] = cookie.split('=');
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  await connected.contexts()[0]?.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
  await connected.close();
};

const readVisit = ({ audits, categories, runtimeError, finalDisplayedUrl }: Result, url: string): Visit => {
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}.`);
  const number = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details as { readonly items: readonly NetworkRequest[] } | undefined;
  const requests = (details?.items ?? []).filter((item) => item.url.startsWith('http'));
  const bytes = (some: readonly NetworkRequest[]): number => some.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    performance: categories.performance?.score ?? Number.NaN,
    accessibility: categories.accessibility?.score ?? Number.NaN,
    scripts: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    total: bytes(requests),
    requests: requests.length,
  };
};

/** One look at a page by Lighthouse as a phone, with simulated throttling, in a browser of its own. */
export const visit = async (target: Target): Promise<Visit> => {
  for (let left = TRIES - 1; ; left--) {
    const found = await look(target);
    if (found.runtimeError && LOST.has(found.runtimeError.code) && left > 0) continue;
    return readVisit(found, target.url);
  }
};

const look = async (target: Target): Promise<Result> => {
  const chrome = await launch({
    chromePath: await browser.ensureBrowser(),
    chromeFlags: ['--headless', ...browser.BROWSER_ARGS],
  });
  try {
    if (target.cookie !== undefined) await giveCookie(chrome.port, target);
    const found = await lighthouse(target.url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility'],
    });
    if (!found) throw new Error(`Lighthouse saw nothing of ${target.url}.`);
    return found.lhr;
  } finally {
    chrome.kill();
  }
};
