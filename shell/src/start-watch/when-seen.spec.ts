import { whenSeen } from './when-seen';

let readyState: DocumentReadyState;
const then = jest.fn();
/** What the browser tells of paints. */
let painted: () => void;
const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

beforeAll(() => {
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(readonly hear: (seen: { getEntriesByName: (name: string) => unknown[] }) => void) {}
      observe() {
        painted = () => this.hear({ getEntriesByName: (name) => (name === 'first-contentful-paint' ? [{}] : []) });
      }
      disconnect() {
        painted = () => undefined;
      }
    },
  });
});
beforeEach(() => {
  painted = () => undefined;
  jest.useFakeTimers();
  then.mockClear();
  readyState = 'loading';
  Object.defineProperty(document, 'readyState', { get: () => readyState, configurable: true });
  whenSeen(then);
});
afterEach(() => {
  // whoever still waits is let go
  document.dispatchEvent(new Event('DOMContentLoaded'));
  pass(2000);
  jest.useRealTimers();
});
const parsed = () => {
  readyState = 'interactive';
  document.dispatchEvent(new Event('DOMContentLoaded'));
};

test('nothing is asked for before the page is painted with its pictures', () => {
  parsed();
  pass(1000);
  painted();
  window.dispatchEvent(new Event('load'));
  expect(then).not.toHaveBeenCalled();
  painted();
  expect(then.mock.calls).toEqual([[false]]);
});

test.each(['pointerdown', 'keydown', 'wheel'])('a %s asks at once, and only once', (sign) => {
  parsed();
  window.dispatchEvent(new Event(sign));
  expect(then.mock.calls).toEqual([[true]]);
  window.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event(sign));
  pass(5000);
  expect(then).toHaveBeenCalledTimes(1);
});

test('a picture that hangs holds nothing back for longer than 1.5 s', () => {
  pass(5000);
  expect(then).not.toHaveBeenCalled();
  parsed();
  pass(1499);
  expect(then).not.toHaveBeenCalled();
  pass(1);
  expect(then).toHaveBeenCalledTimes(1);
});

test('a touch before the HTML is there waits for it', () => {
  window.dispatchEvent(new Event('pointerdown'));
  expect(then).not.toHaveBeenCalled();
  parsed();
  window.dispatchEvent(new Event('pointerdown'));
  expect(then).toHaveBeenCalledTimes(1);
});
