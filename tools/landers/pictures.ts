import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, LaunchOptions } from '@playwright/test';
import type { Language } from '@rendezvous/contracts/reference';
import { LanderFault } from '@rendezvous/landers';

const TIMEOUT_MS = 30_000;
/** The smallest phone that is still about, two common ones, and a notebook. */
const SIZES = [
  { name: 'small phone', width: 320, height: 568, phone: true },
  { name: 'phone', width: 390, height: 844, phone: true },
  { name: 'large phone', width: 430, height: 932, phone: true },
  { name: 'desktop', width: 1280, height: 800, phone: false },
] as const;
const THEMES = ['light', 'dark'] as const;

interface Shot {
  readonly file: string;
  readonly size: (typeof SIZES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly language: Language;
}

const shotsOf = (languages: readonly Language[]): Shot[] =>
  languages.flatMap((language) =>
    THEMES.flatMap((theme) =>
      SIZES.map((size) => ({ file: `${language}-${theme}-${size.width}x${size.height}.png`, size, theme, language })),
    ),
  );

const take = async (browser: Browser, link: string, folder: string, { file, size, theme, language }: Shot): Promise<void> => {
  const { width, height, phone } = size;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: phone ? 2 : 1,
    isMobile: phone,
    hasTouch: phone,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: language,
  });
  try {
    const address = new URL(link);
    address.searchParams.set('language', language);
    await context.addCookies([
      { name: 'locale', value: language === 'fr' ? 'fr' : 'en', url: address.origin },
      // the question about cookies lies over nothing
      { name: 'cookie_choice', value: `needed.${Math.floor(Date.now() / 1000)}`, url: address.origin },
    ]);
    const page = await context.newPage();
    const answer = await page.goto(address.href, { waitUntil: 'networkidle', timeout: TIMEOUT_MS });
    if (!answer?.ok()) throw new LanderFault(`${address.href} answered ${answer?.status() ?? 'nothing'}.`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path: join(folder, file) });
  } finally {
    await context.close();
  }
};

const figure = ({ file, size: { name, width, height }, theme }: Shot): string =>
  `<figure><img src="${file}" width="${width}" height="${height}" alt="${name}, ${theme}"><figcaption>${name}, ${width} × ${height}, ${theme}</figcaption></figure>`;

/** All of them in one page: a row for each language and theme. */
const indexOf = (slug: string, languages: readonly Language[]): string =>
  [
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${slug}</title>`,
    '<style>body{font:14px system-ui;margin:24px;background:#ddd}div{display:flex;gap:24px;align-items:start;overflow-x:auto;padding-bottom:16px}',
    'figure{margin:0}img{display:block;border-radius:12px;box-shadow:0 2px 12px #0004}figcaption{padding:8px 0}</style>',
    `<h1>${slug}</h1>`,
    ...languages.flatMap((language) => [
      `<h2>${language}</h2>`,
      ...THEMES.map(
        (theme) =>
          `<div>${shotsOf([language])
            .filter((shot) => shot.theme === theme)
            .map(figure)
            .join('')}</div>`,
      ),
    ]),
    '</html>\n',
  ].join('\n');

/** Takes a picture of a page in every size, theme and language, as a browser shows it first. @returns the path of the page with all of them */
export const takePictures = async (
  link: string,
  { slug, folder, languages }: { slug: string; folder: string; languages: readonly Language[] },
  launch: LaunchOptions,
): Promise<string> => {
  mkdirSync(folder, { recursive: true });
  // only who takes pictures needs the tests' tools
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch(launch);
  try {
    for (const shot of shotsOf(languages)) await take(browser, link, folder, shot);
  } finally {
    await browser.close();
  }
  const index = join(folder, 'index.html');
  writeFileSync(index, indexOf(slug, languages));
  return index;
};
