import { beginAttempt, endAttempt, faultOf, receiveFiles, showPage } from './files';

// What happens to the scripts and styles that builds add, at real elements.
const ENTRY = '/releases/mfe-chat/2/remoteEntry.js';
const TIMEOUT_MS = 200;

const add = (name: string, version = '2') => {
  const element = document.createElement('script');
  element.src = `/releases/mfe-chat/${version}/${name}`;
  const failed = jest.fn();
  element.addEventListener('error', failed);
  globalThis.rendezvousFile?.(element);
  return { element, failed };
};

const lost = { script: jest.fn(), style: jest.fn() };

beforeAll(() => receiveFiles({ '/releases/shell/1/login.js': 'sha384-login', '/releases/shell/1/list.js': 'sha384-list' }, lost));
beforeEach(() => {
  jest.useFakeTimers();
  lost.script.mockClear();
  lost.style.mockClear();
});
afterEach(() => jest.useRealTimers());

test('the entry and the shell’s chunks get their integrity, every file the mode of its preload', () => {
  beginAttempt(ENTRY, 'sha384-entry', TIMEOUT_MS);
  expect(add('remoteEntry.js').element).toMatchObject({ integrity: 'sha384-entry', crossOrigin: 'anonymous' });
  const login = document.createElement('script');
  login.src = '/releases/shell/1/login.js';
  globalThis.rendezvousFile?.(login);
  expect(login.integrity).toBe('sha384-login');
});

const entry = (version: string) => `/releases/mfe-chat/${version}/remoteEntry.js`;
const searchOf = (version: string, name = 'chats.js') => new URL(add(name, version).element.src).search;

describe('no two tries of a file have one address,', () => {
  test('in whatever attempt it is asked for', () => {
    const seen = [1, 2, 3].flatMap(() => {
      beginAttempt(entry('9'), 'x', TIMEOUT_MS);
      return [searchOf('9'), searchOf('9')];
    });
    expect(seen[0]).toBe('');
    expect(new Set(seen).size).toBe(6);
  });

  test('and a file first asked for in a later attempt is not asked for as the page’s preload did', () => {
    beginAttempt(entry('10'), 'x', TIMEOUT_MS);
    beginAttempt(entry('10'), 'x', TIMEOUT_MS);
    const seen = [searchOf('10', 'late.js'), searchOf('10', 'late.js'), searchOf('10', 'late.js')];
    expect(seen[0]).toMatch(/^\?retry=1-/);
    expect(new Set(seen).size).toBe(3);
  });
});

test('a file that hangs fails after the timeout of its attempt', () => {
  beginAttempt(ENTRY, 'x', TIMEOUT_MS);
  const { failed } = add('chats.js');
  jest.advanceTimersByTime(TIMEOUT_MS - 1);
  expect(failed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(faultOf(ENTRY)).toBe('timeout');
});

test('the short timeout of a later attempt ends with its beginning', () => {
  beginAttempt(ENTRY, 'x', TIMEOUT_MS);
  jest.advanceTimersByTime(5000);
  const { failed } = add('profile.js');
  jest.advanceTimersByTime(1999);
  expect(failed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(failed).toHaveBeenCalledTimes(1);
});

/** @returns how often it failed just before this time, and then */
const failuresAt = (milliseconds: number, failed: jest.Mock): readonly number[] => {
  jest.advanceTimersByTime(milliseconds - 1);
  const before = failed.mock.calls.length;
  jest.advanceTimersByTime(1);
  return [before, failed.mock.calls.length];
};

describe('a part of a page that is shown', () => {
  beforeEach(() => {
    beginAttempt(ENTRY, 'x', TIMEOUT_MS);
    window.history.replaceState(null, '', '/chats');
  });
  afterAll(() => window.history.replaceState(null, '', '/'));

  test('has longer, also when it was asked for before', () => {
    const { failed } = add('emoji.js');
    showPage(ENTRY, '/chats');
    expect(failuresAt(6000, failed)).toEqual([0, 1]);
    expect(faultOf(ENTRY)).toBe('timeout');
  });

  test('has no longer once the page’s address is another: that page is not shown yet', () => {
    showPage(ENTRY, '/chats');
    window.history.replaceState(null, '', '/chats/1');
    expect(failuresAt(TIMEOUT_MS, add('room.js').failed)).toEqual([0, 1]);
  });

  test('has no longer in the next attempt until its page is shown', () => {
    showPage(ENTRY, '/chats');
    beginAttempt(ENTRY, 'x', TIMEOUT_MS);
    expect(failuresAt(TIMEOUT_MS, add('chats.js').failed)).toEqual([0, 1]);
  });
});

test('a file that came does not fail later', () => {
  beginAttempt(ENTRY, 'x', TIMEOUT_MS);
  const { element, failed } = add('chats.js');
  element.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(TIMEOUT_MS);
  expect(failed).not.toHaveBeenCalled();
  expect(faultOf(ENTRY)).toBeNull();
});

test('a file that is refused is unreachable, also to whoever hears of it first', () => {
  beginAttempt(ENTRY, 'x', TIMEOUT_MS);
  const element = document.createElement('script');
  element.src = '/releases/mfe-chat/2/chats.js';
  const heard = jest.fn(() => faultOf(ENTRY));
  element.addEventListener('error', heard);
  globalThis.rendezvousFile?.(element);
  element.dispatchEvent(new Event('error'));
  expect(heard).toHaveReturnedWith('unreachable');
});

test('a script that threw is known by its address; the next attempt forgets that', () => {
  beginAttempt(ENTRY, 'x', TIMEOUT_MS);
  window.dispatchEvent(new ErrorEvent('error', { filename: 'http://localhost/releases/mfe-chat/2/chats.js?retry=1' }));
  expect(faultOf(ENTRY)).toBe('threw');
  beginAttempt(ENTRY, 'x', TIMEOUT_MS);
  expect(faultOf(ENTRY)).toBeNull();
});

test('an attempt that ends leaves no file waiting', () => {
  beginAttempt(ENTRY, 'x', TIMEOUT_MS);
  const { failed } = add('chats.js');
  endAttempt(ENTRY);
  expect(failed).toHaveBeenCalledTimes(1);
});

/** As a build's loader adds a script or style. */
const load = <E extends HTMLScriptElement | HTMLLinkElement>(element: E, address: string) => {
  const heard: string[] = [];
  if (element instanceof HTMLScriptElement) element.src = address;
  else Object.assign(element, { rel: 'stylesheet', href: address });
  const hear = ({ type }: Event) => void heard.push(type);
  Object.assign(element, { onload: hear, onerror: hear });
  globalThis.rendezvousFile?.(element);
  document.head.append(element);
  return { element, heard };
};
const script = (name: string) => load(document.createElement('script'), `/releases/shell/1/${name}`);
const style = (address: string) => load(document.createElement('link'), address);
const secondTry = (name: string) => document.querySelector<HTMLScriptElement>(`script[src*="${name}?retry"]`);

describe('a file of the shell', () => {
  test('that does not come is asked for under another address before anybody hears of it', () => {
    const { element, heard } = script('list.js');
    element.dispatchEvent(new Event('error'));
    expect(heard).toEqual([]);
    const again = secondTry('list.js');
    expect(again).toMatchObject({ integrity: 'sha384-list', crossOrigin: 'anonymous' });
    expect(new URL(again!.src).search).toMatch(/^\?retry=1-/);
    again!.dispatchEvent(new Event('load'));
    expect(heard).toEqual(['load']);
    expect(lost.script).not.toHaveBeenCalled();
  });

  test('that does not come twice is reported once and fails for its loader; whoever asks later asks under new addresses', () => {
    const { element, heard } = script('menu.js');
    element.dispatchEvent(new Event('error'));
    secondTry('menu.js')!.dispatchEvent(new Event('error'));
    expect(heard).toEqual(['error']);
    expect(lost.script.mock.calls.map(([, code]) => code)).toEqual(['unreachable']);
    const later = script('menu.js');
    expect(new URL(later.element.src).search).toMatch(/^\?retry=2-/);
    later.element.dispatchEvent(new Event('error'));
    expect(document.querySelector('script[src*="menu.js?retry=3-"]')).not.toBeNull();
  });

  test('that hangs fails after two timeouts, and its loader hears that it was a hang', () => {
    const { heard } = script('messages.js');
    jest.advanceTimersByTime(2000);
    expect(heard).toEqual([]);
    jest.advanceTimersByTime(2000);
    expect(heard).toEqual(['timeout']);
    expect(lost.script.mock.calls.map(([, code]) => code)).toEqual(['timeout']);
  });
});

describe('the first try of a shell’s file', () => {
  test('may come after its timeout: then the second is nobody’s loss, however it ends', () => {
    const { element, heard } = script('slow.js');
    jest.advanceTimersByTime(2000);
    const again = secondTry('slow.js')!;
    element.dispatchEvent(new Event('load'));
    expect(heard).toEqual(['load']);
    again.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(10_000);
    expect(heard).toEqual(['load']);
    expect(lost.script).not.toHaveBeenCalled();
  });

  test('may fail after its timeout: its loader waits for the second', () => {
    const { element, heard } = script('slower.js');
    jest.advanceTimersByTime(2000);
    element.dispatchEvent(new Event('error'));
    expect(heard).toEqual([]);
    secondTry('slower.js')!.dispatchEvent(new Event('load'));
    expect(heard).toEqual(['load']);
  });
});

describe('a style, of the shell or of a remote,', () => {
  const OF_REMOTE = '/releases/mfe-chat/2/chats.css';

  test('that fails is asked for again, and its loader hears only that it is there', () => {
    beginAttempt(ENTRY, 'x', TIMEOUT_MS);
    const { element, heard } = style(OF_REMOTE);
    element.dispatchEvent(new Event('error'));
    expect(new URL(element.href).searchParams.has('retry')).toBe(true);
    expect(heard).toEqual([]);
    element.dispatchEvent(new Event('error'));
    expect(heard).toEqual(['load']);
    expect(lost.style.mock.calls.map(([, code]) => code)).toEqual(['unreachable']);
  });

  test('that comes the second time is nobody’s failure', () => {
    const { element, heard } = style('/releases/shell/1/login.css');
    element.dispatchEvent(new Event('error'));
    element.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(10_000);
    expect(heard).toEqual(['load']);
    expect(lost.style).not.toHaveBeenCalled();
  });

  test('that hangs holds its screen for one timeout, and comes later if it can', () => {
    beginAttempt(ENTRY, 'x', TIMEOUT_MS);
    const { element, heard } = style(OF_REMOTE);
    jest.advanceTimersByTime(TIMEOUT_MS);
    expect(heard).toEqual(['load']);
    element.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(10_000);
    expect(lost.style).not.toHaveBeenCalled();
  });

  test('that fails and then hangs holds its screen for no longer, and is told of when its second try had its time', () => {
    beginAttempt(ENTRY, 'x', TIMEOUT_MS);
    const { element, heard } = style(OF_REMOTE);
    jest.advanceTimersByTime(TIMEOUT_MS - 50);
    element.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(49);
    expect(heard).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(heard).toEqual(['load']);
    expect(lost.style).not.toHaveBeenCalled();
    jest.advanceTimersByTime(TIMEOUT_MS);
    expect(heard).toEqual(['load']);
    expect(lost.style.mock.calls.map(([, code]) => code)).toEqual(['timeout']);
  });

  test('does not count as a failure of the attempt that it belongs to', () => {
    beginAttempt(ENTRY, 'x', TIMEOUT_MS);
    const { element } = style(OF_REMOTE);
    element.dispatchEvent(new Event('error'));
    element.dispatchEvent(new Event('error'));
    expect(faultOf(ENTRY)).toBeNull();
  });
});
