import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { Stage, givenServer, givenStore } from '@rendezvous/client/testing';
import messages from '../messages/en.json';
import { LazyPage } from './lazy-page';
import { ShellBoundary } from './shell-boundary';

const REPORT = 'POST /api/remote-failures';
const Page = () => <h1>Here</h1>;
const BrokenAtLogin = () => {
  if (useLocation().pathname === '/login') throw new Error('Drawn badly.');
  return <h1>Elsewhere</h1>;
};
const missing = () => Promise.reject(Object.assign(new Error('Loading chunk login failed.'), { name: 'ChunkLoadError' }));

const show = async (children: ReactNode) =>
  render(
    <Stage store={await givenStore()} at="/login" messages={messages}>
      <nav>
        <Link to="/members">Members</Link>
        <Link to="/login">Log in</Link>
        <input aria-label="elsewhere" />
      </nav>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </Stage>,
  );
const heading = (id: keyof typeof messages) => screen.findByRole('heading', { name: messages[id] });
let server: ReturnType<typeof givenServer>;

beforeAll(() => {
  // React tells of what a boundary took
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.reportError = () => undefined;
});
beforeEach(() => {
  server = givenServer({ [REPORT]: () => null });
  delete document.documentElement.dataset['reported'];
  document.head.innerHTML = '<script type="application/json" id="composition">{"pageView":"signed","shell":"1"}</script>';
});

test('a page that did not come says so in its place, takes the focus, and comes with another try', async () => {
  const load = jest.fn<Promise<typeof Page>, []>(missing);
  await show(<LazyPage load={load} />);
  await heading('shell.error.missing-title');
  expect(await heading('shell.error.missing-title')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Members' })).toBeInTheDocument();
  load.mockResolvedValue(Page);
  await userEvent.click(screen.getByRole('button', { name: messages['shell.remote.retry'] }));
  expect(await screen.findByRole('heading', { name: 'Here' })).toHaveFocus();
  expect(load).toHaveBeenCalledTimes(2);
  // a file is reported where it is asked for
  expect(server.of(REPORT)).toHaveLength(0);
});

test('a page that is drawn badly is an error page and reported, and going elsewhere ends it', async () => {
  await show(
    <ShellBoundary>
      <BrokenAtLogin />
    </ShellBoundary>,
  );
  await heading('shell.error.title');
  expect(server.of(REPORT).map(({ body }) => [body['remote'], body['phase'], body['code']])).toEqual([['shell', 'render', 'threw']]);
  await userEvent.click(screen.getByRole('link', { name: 'Members' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
});

test('a page that did not come is asked for anew when somebody goes to it again, and that takes no focus', async () => {
  const load = jest.fn<Promise<typeof Page>, []>(missing);
  await show(<LazyPage load={load} />);
  await heading('shell.error.missing-title');
  load.mockResolvedValue(Page);
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveFocus();
  // what is there stays
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
  expect(load).toHaveBeenCalledTimes(2);
});

test('who types elsewhere keeps the focus when a page does not come', async () => {
  const gate = new EventTarget();
  const load = () => new Promise<never>((_, reject) => gate.addEventListener('fail', () => void missing().catch(reject)));
  await show(<LazyPage load={load} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'elsewhere' }), 'half');
  gate.dispatchEvent(new Event('fail'));
  await heading('shell.error.missing-title');
  expect(screen.getByRole('textbox', { name: 'elsewhere' })).toHaveFocus();
});
