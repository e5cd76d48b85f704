import { givenServer } from '@rendezvous/client/testing';
import { reportRemoteFailure } from '@rendezvous/contracts/releases';
import type { StartWatch } from './start-watch';

// A document whose shell does not come, at real elements. The page itself cannot be loaded anew here.
const REPORT = 'POST /api/remote-failures';
const MAIN = '/releases/shell/1/main.js';
let watch: StartWatch;
let server: ReturnType<typeof givenServer>;
/** Who follows the files that come. */
const observers = new Set<(files: { getEntries: () => { name: string }[] }) => void>();

const page = (): void => {
  delete document.documentElement.dataset['reported'];
  document.head.innerHTML = `<link rel="stylesheet" href="/releases/shell/1/main.css" data-href="main.css">
    <script type="application/json" id="composition">{"pageView":"signed","shell":"1"}</script>
    <script type="text/plain" data-start src="${MAIN}" integrity="sha384-main" crossorigin="anonymous"></script>`;
  // jsdom knows no integrity
  Object.assign(scripts()[0]!, { integrity: 'sha384-main' });
  document.body.innerHTML = '<div id="root"><div class="first-frame" aria-hidden="true"><div><p>Rendezvous</p></div></div></div>';
};
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-start]')];
const fail = (script: HTMLScriptElement | undefined) => script?.dispatchEvent(new Event('error'));
const later = () => document.querySelector<HTMLTemplateElement>('template[data-later]');
const style = () => document.querySelector<HTMLLinkElement>('link[data-href="main.css"]');
const plainPage = () => document.querySelector('[role=alert]');
const choose = (form: string) => {
  document.body.insertAdjacentHTML('beforeend', `<form ${form}><select><option>en</option></select></form>`);
  [...document.querySelectorAll('select')].at(-1)!.dispatchEvent(new Event('change', { bubbles: true }));
};
const reports = () => server.of(REPORT).map(({ body }) => [body['remote'], body['version'], body['phase'], body['code']]);
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeAll(() => {
  Object.assign(globalThis, {
    PLAIN_PAGE_TEXTS: { en: { title: 'Not now', text: 'Please wait.', retry: 'Again' }, fr: { title: 'Pas ici', text: '', retry: '' } },
    PLAIN_PAGE_LOOK: '',
    PerformanceObserver: class {
      constructor(readonly hear: (files: { getEntries: () => { name: string }[] }) => void) {
        observers.add(this.hear);
      }
      observe() {}
      disconnect() {
        observers.delete(this.hear);
      }
    },
    CSSStyleSheet: class {
      replaceSync() {}
    },
  });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true });
});
beforeEach(async () => {
  jest.useFakeTimers();
  // reloaded just now, so the page stays
  sessionStorage.setItem('shell:reloaded-at', String(Date.now()));
  server = givenServer({ [REPORT]: () => null });
  page();
  const { StartWatch: Watch } = await import('./start-watch');
  watch = new Watch();
  watch.begin();
});
afterEach(() => {
  // whoever still waits for a touch is let go
  window.dispatchEvent(new Event('pointerdown'));
  watch.drawn();
  watch.alive();
  jest.useRealTimers();
});

test('a start script that does not come is asked for once more, pinned, under another address', async () => {
  fail(scripts()[0]);
  expect(scripts()).toHaveLength(2);
  expect(scripts()[1]).toMatchObject({ integrity: 'sha384-main', crossOrigin: 'anonymous' });
  expect(new URL(scripts()[1]!.src).search).toMatch(/^\?retry=1-/);
  expect(server.of(REPORT)).toHaveLength(0);
});

test('when neither comes it is reported once, and the page says so and offers another try', async () => {
  fail(scripts()[0]);
  fail(scripts()[1]);
  await pass(0);
  expect(reports()).toEqual([['shell', '1', 'entry', 'unreachable']]);
  expect(reportRemoteFailure.body?.safeParse(server.of(REPORT)[0]?.body).success).toBe(true);
  expect(plainPage()).toHaveTextContent('Not now');
  expect(document.querySelector('button')).toHaveTextContent('Again');
  expect(document.querySelector('.first-frame')).toHaveTextContent('Rendezvous');
});

test('another try asks first whether the site is there, so that the browser’s own error page does not take the place of this one', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  watch.failed(null, 'timeout');
  await pass(0);
  document.querySelector('button')!.click();
  window.dispatchEvent(new PopStateEvent('popstate'));
  await pass(0);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/health/live', '/health/live']);
  // jsdom says so on the console when somebody navigates
  expect(told).not.toHaveBeenCalled();
  expect(plainPage()).not.toBeNull();
  fetched.mockRestore();
  told.mockRestore();
});

test('a script that hangs is given 3.5 s, then another 2.5 s; one that comes later than anybody waited still takes over', async () => {
  await pass(3500);
  expect(scripts()).toHaveLength(2);
  // the first is nobody's any more
  fail(scripts()[0]);
  expect(scripts()).toHaveLength(2);
  await pass(2499);
  expect(plainPage()).toBeNull();
  await pass(1);
  expect(plainPage()).not.toBeNull();
  expect(reports()).toEqual([['shell', '1', 'entry', 'timeout']]);
  watch.begun();
  // what is still on its way does not run as well
  expect(scripts()).toHaveLength(0);
});

test('a script that throws before it begins is not run a second time', async () => {
  window.dispatchEvent(new ErrorEvent('error', { filename: `http://localhost${MAIN}` }));
  await pass(0);
  expect(scripts()).toHaveLength(1);
  expect(reports()).toEqual([['shell', '1', 'entry', 'threw']]);
  expect(plainPage()).not.toBeNull();
});

test('faults of others are not the shell’s', async () => {
  window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://x/page.js' }));
  document.body.append(document.createElement('img'));
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  await pass(0);
  expect(scripts()).toHaveLength(1);
  expect(plainPage()).toBeNull();
});

test('a start that does not end is over after 6 s', async () => {
  watch.begun();
  await pass(5999);
  expect(plainPage()).toBeNull();
  await pass(1);
  expect(plainPage()).not.toBeNull();
});

test('a page that stands can still fail, and what was reported is not reported again', async () => {
  watch.begun();
  watch.drawn();
  watch.failed('render', 'threw');
  await pass(0);
  expect(reports()).toEqual([['shell', '1', 'render', 'threw']]);
  expect(plainPage()).not.toBeNull();
  watch.drawn();
  watch.failed(null, 'unreachable');
  await pass(0);
  expect(reports()).toHaveLength(1);
});

test('a page that failed after it stood is not taken as alive: somebody who goes back from what it says comes there', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  watch.begun();
  watch.drawn();
  watch.failed(null, 'threw');
  await pass(0);
  watch.alive();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/health/live']);
  fetched.mockRestore();
});

const sheet = () => Object.defineProperty(style()!, 'sheet', { value: {}, configurable: true });

describe('watching the styles', () => {
  test('ends when the page stands', () => {
    sheet();
    watch.begun();
    watch.drawn();
    expect(observers.size).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('goes on for a style that still holds the page back, which is drawn and cannot be seen', async () => {
    watch.begun();
    watch.drawn();
    expect(observers.size).toBe(0);
    await pass(1999);
    expect(style()!.href).not.toContain('retry');
    await pass(1);
    expect(style()!.href).toContain('retry=1-');
  });
});

test('the plain page speaks the page’s language', async () => {
  document.documentElement.lang = 'fr';
  watch.failed('render', 'threw');
  await pass(0);
  expect(plainPage()).toHaveTextContent('Pas ici');
  document.documentElement.lang = 'en';
});

test('a style that fails is asked for again behind the page, and reported when it does not come then either', async () => {
  style()?.dispatchEvent(new Event('error'));
  expect(new URL(style()!.href).search).toMatch(/^\?retry=1-/);
  expect(reports()).toEqual([]);
  style()?.dispatchEvent(new Event('error'));
  expect(reports()).toEqual([['shell', '1', 'style', 'unreachable']]);
});

const givenDrawn = async (startsLater: string): Promise<void> => {
  watch.alive();
  page();
  document.head.insertAdjacentHTML('beforeend', '<template data-later><link rel="preload" as="script" href="/a.js"></template>');
  const inline = document.createElement('script');
  inline.dataset['startsLater'] = startsLater;
  Object.defineProperty(document, 'currentScript', { value: inline, configurable: true });
  const { StartWatch: Watch } = await import('./start-watch');
  watch = new Watch();
  watch.begin();
  Reflect.deleteProperty(document, 'currentScript');
};
/** When a page is taken as seen at the latest. */
const SEEN_MS = 1500;
const ahead = (file: string) => document.querySelector(`link[rel=preload][href$="${file}"]`);

describe('of a page that is drawn', () => {
  beforeEach(() => givenDrawn('seen'));

  test('the start script and what it needs are asked for at the first touch, and only then are they waited for', async () => {
    expect(scripts()).toHaveLength(1);
    expect(ahead('/a.js')).toBeNull();
    window.dispatchEvent(new Event('pointerdown'));
    expect(ahead('/a.js')).not.toBeNull();
    expect(later()?.content.childElementCount).toBe(0);
    expect(scripts()).toHaveLength(2);
    expect(scripts()[1]).toMatchObject({ type: '', integrity: 'sha384-main', crossOrigin: 'anonymous', src: `http://localhost${MAIN}` });
    await pass(3500);
    expect(scripts()).toHaveLength(3);
    expect(new URL(scripts()[2]!.src).search).toMatch(/^\?retry=1-/);
  });

  test('without a touch it is asked for all the same', async () => {
    await pass(1500);
    expect(scripts()).toHaveLength(2);
  });

  describe('what is chosen before the scripts hold the page', () => {
    const sent = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    beforeEach(() => sent.mockClear());
    afterAll(() => sent.mockRestore());

    test('is left to the scripts when they come', () => {
      choose('data-sends-changes');
      watch.alive();
      choose('data-sends-changes');
      expect(sent).not.toHaveBeenCalled();
    });

    test('is sent when they do not come, and so is what is chosen then; nothing of other forms is', async () => {
      choose('data-sends-changes');
      choose('');
      expect(sent).not.toHaveBeenCalled();
      watch.failed('render', 'threw');
      await pass(0);
      expect(sent).toHaveBeenCalledTimes(1);
      choose('');
      expect(sent).toHaveBeenCalledTimes(1);
      choose('data-sends-changes');
      expect(sent).toHaveBeenCalledTimes(2);
    });
  });
});

describe('of a page that is drawn and waits for a touch', () => {
  beforeEach(() => givenDrawn('touch'));

  test('its scripts are fetched once it is seen, pinned, and run at the first touch', async () => {
    await pass(SEEN_MS);
    expect(ahead('/a.js')).not.toBeNull();
    expect(ahead(MAIN)).toMatchObject({ as: 'script', crossOrigin: 'anonymous', integrity: 'sha384-main' });
    expect(scripts()).toHaveLength(1);
    await pass(3999);
    expect(scripts()).toHaveLength(1);
    window.dispatchEvent(new Event('wheel'));
    expect(scripts()).toHaveLength(2);
    await pass(3500);
    expect(scripts()).toHaveLength(3);
  });

  test('without a touch they run 4 s later', async () => {
    await pass(SEEN_MS);
    await pass(4000);
    expect(scripts()).toHaveLength(2);
  });

  test('a touch before it is seen runs them at once', () => {
    window.dispatchEvent(new Event('keydown'));
    expect(scripts()).toHaveLength(2);
  });
});
