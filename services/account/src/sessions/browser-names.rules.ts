/** What a browser calls itself, and how people do. The first that fits: most claim to be others as well. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bChrom(?:e|ium)\//, 'Chrome'],
  [/\bVersion\/\S+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

interface BrowserNames {
  /** null when it is none that people know. */
  readonly browser: string | null;
  readonly system: string | null;
}

const nameIn = (table: typeof BROWSERS, userAgent: string): string | null => table.find(([mark]) => mark.test(userAgent))?.[1] ?? null;

/** Browser and system in words, without versions: the next version is no other browser. */
export const browserNames = (userAgent: string): BrowserNames => ({
  browser: nameIn(BROWSERS, userAgent),
  system: nameIn(SYSTEMS, userAgent),
});
