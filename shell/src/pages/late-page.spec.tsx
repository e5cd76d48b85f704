import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { Stage, givenServer, givenStore } from '@rendezvous/client/testing';
import messages from '../messages/en.json';
import { LatePage } from './late-page';
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
      </nav>
      {children}
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
  await show(<LatePage load={load} />);
  await heading('shell.error.missing-title');
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Members' })).toBeInTheDocument();
  load.mockResolvedValue(Page);
  await userEvent.click(screen.getByRole('button', { name: messages['shell.remote.retry'] }));
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeInTheDocument();
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
