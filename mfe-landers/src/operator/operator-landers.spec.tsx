import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, givenServer, Refused } from '@rendezvous/client/testing';
import '@rendezvous/ui/testing';
import type { LanderReport } from '@rendezvous/contracts/landers/reports';
import { landers, link, operator, report, visitSources } from '../testing/operator-landers';
import { show } from '../testing/show';
import { OperatorLandersScreen } from './operator-landers-screen';

const LIST = 'GET /api/operator/landers';
const SOURCES = 'GET /api/operator/visit-sources';
const givenAnswers = (answers: Answers) => givenServer({ [SOURCES]: () => ({ sources: visitSources }), ...answers });
const open = (query = '') => show(<OperatorLandersScreen />, { at: `/operator/landers${query}`, user: operator });
const rows = async () => {
  const [table] = await screen.findAllByRole('table');
  return within(table!).getAllByRole('link');
};
const weighed = (weight: number) => ({
  ...landers,
  variants: landers.variants.map((one, index) => (index === 0 ? { ...one, weight } : one)),
});

test('landers that did not come are told of, and asked for again in place', async () => {
  const server = givenAnswers({ [LIST]: () => new Refused(500, 'server.error') });
  await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [LIST]: () => landers });
  await userEvent.click(retry);
  expect(await rows()).toHaveLength(4);
});

test('without any it says how to make one; a state that none is in says so', async () => {
  const server = givenAnswers({ [LIST]: () => ({ ...landers, variants: [] }) });
  const { unmount } = await open();
  expect(await screen.findByText('No lander was kept yet')).toBeInTheDocument();
  unmount();
  server.answers({ [LIST]: () => ({ ...landers, variants: landers.variants.filter(({ state }) => state !== 'draft') }) });
  await open('?state=draft');
  expect(await screen.findByText('No lander is in this state')).toBeInTheDocument();
});

test('the address says which are shown, and which one is open', async () => {
  givenAnswers({ [LIST]: () => landers });
  await open('?state=withdrawn');
  const [only, ...others] = await rows();
  expect([only, others.length]).toEqual([expect.objectContaining({ textContent: 'spring-of-last-year' }), 0]);
  expect(only).toHaveAttribute('href', '/operator/landers?state=withdrawn&variant=spring-of-last-year');
  await userEvent.click(only!);
  expect(screen.getByRole('heading', { level: 2, name: 'spring-of-last-year' })).toBeInTheDocument();
  expect(screen.getByText(/iconslanding is not split/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
});

test('j and k walk through the landers, Enter opens one, ? tells the keys; while something is typed they are letters', async () => {
  givenAnswers({ [LIST]: () => landers });
  await open();
  const links = await rows();
  await userEvent.keyboard('jj');
  expect(links[1]).toHaveFocus();
  await userEvent.keyboard('jjjjk{Enter}');
  expect(await screen.findByRole('heading', { level: 2, name: 'winter' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('spinbutton'));
  await userEvent.keyboard('j?');
  expect(screen.getByRole('spinbutton')).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  links[0]!.focus();
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeInTheDocument();
});

test('another weight is sent, told in a toast, and taken back from there', async () => {
  const server = givenAnswers({
    [LIST]: () => landers,
    'PUT /api/operator/landers/summer/weight': () => weighed(30),
    'POST /api/operator/landers/summer/undo': () => landers,
  });
  await open('?variant=summer');
  const field = await screen.findByRole('spinbutton');
  await userEvent.clear(field);
  await userEvent.type(field, '30');
  await userEvent.click(screen.getByRole('button', { name: 'Set weight' }));
  expect(await screen.findByText('summer has the weight 30.')).toBeInTheDocument();
  expect(server.calls.find(({ path }) => path.endsWith('/weight'))?.body).toEqual({ weight: 30 });
  await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveValue(30));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveValue(100));
});

test('a command that came too late says so', async () => {
  givenAnswers({
    [LIST]: () => landers,
    'POST /api/operator/landers/summer/withdrawal': () => new Refused(409, 'landers.command-too-late'),
  });
  await open('?variant=summer');
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText(/Somebody else changed it meanwhile/)).toBeInTheDocument();
});

test.each([
  ['of a split that runs', null, /^summer is withdrawn\. Meanwhile nobody new is compared: .* end-split alonetonight$/],
  ['of a split that was ended', '2026-11-20T00:00:00.000Z', /^summer is withdrawn\.$/],
])('who withdraws a variant %s hears what becomes of it', async (_, ended_at, said) => {
  const told = { ...landers, reports: [{ ...report, ended_at }] };
  givenAnswers({ [LIST]: () => told, 'POST /api/operator/landers/summer/withdrawal': () => told });
  await open('?variant=summer');
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText(said)).toBeInTheDocument();
});

test.each<[LanderReport['verdict'], RegExp]>([
  [{ kind: 'mismatch', p: 0.0001 }, /^Do not trust this/],
  [{ kind: 'too-few', visits: 800 }, /^Too few to say anything: about 800 more visits\.$/],
  [{ kind: 'no-difference', visits: 4300 }, /^No difference yet: about 4,300 more visits\.$/],
  [{ kind: 'too-few', visits: null }, /^Too few to say anything\.$/],
  [{ kind: 'no-difference', visits: null }, /^No difference yet\. How many more visits it takes cannot be said yet\.$/],
  [{ kind: 'winner', slugs: ['summer'] }, /^summer is better\.$/],
  [{ kind: 'worse', slugs: ['a', 'b'], visits: null }, /^a and b are worse\./],
])('the verdict %j is a sentence', async (verdict, said) => {
  givenAnswers({ [LIST]: () => ({ ...landers, reports: [{ ...report, verdict }] }) });
  await open('?variant=summer');
  expect(await screen.findByText(said)).toBeInTheDocument();
});

test('a report tells its numbers, and each plot has them in a table behind it', async () => {
  givenAnswers({ [LIST]: () => landers });
  await open('?variant=summer');
  const row = await screen.findByRole('row', { name: /^summer 24,090 6,188 402 266 19 6\.5%$/ });
  expect(row).toBeInTheDocument();
  const [plot] = screen.getAllByRole('figure');
  expect(within(plot!).getAllByRole('row', { hidden: true })).toHaveLength(13);
  expect(screen.getByText('41 persons saw two variants and are left out.')).toBeInTheDocument();
});

test('a schedule is told by the site’s clock, the day before the month', async () => {
  givenAnswers({ [LIST]: () => landers });
  await open();
  expect(await screen.findByRole('cell', { name: 'until 31 Dec 2026, 23:59' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '1 Mar 2026, 09:00 to 31 Dec 2026, 23:59' })).toBeInTheDocument();
});

test('every table that may be wider than the page is reached by keys and named', async () => {
  givenAnswers({ [LIST]: () => landers });
  await open('?variant=summer');
  await screen.findByRole('region', { name: 'Where visitors come from' });
  const places = screen.getAllByRole('table', { hidden: true }).map((table) => table.parentElement!);
  expect(places.map((place) => [place.getAttribute('role'), place.getAttribute('aria-label'), place.tabIndex])).toEqual(
    [
      'Landers',
      'Numbers by variant',
      'summer less alonetonight, in percentage points, day by day',
      'late-autumn-evening less alonetonight, in percentage points, day by day',
      'Where visitors come from',
    ].map((label) => ['region', label, 0]),
  );
});

test('while there is too little to plot, that is said', async () => {
  givenAnswers({ [LIST]: () => ({ ...landers, reports: [{ ...report, verdict: { kind: 'too-few', visits: null }, days: [] }] }) });
  await open('?variant=summer');
  expect(await screen.findByText(/^summer less alonetonight, .*\. There is nothing to plot yet: too few persons/)).toBeInTheDocument();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

test('the fields of a link are collapsed until they are asked for, and say what they are', async () => {
  givenAnswers({ [LIST]: () => landers });
  await open('?variant=summer');
  expect(await screen.findByLabelText('Network')).not.toBeVisible();
  await userEvent.click(screen.getByText('Link and QR code'));
  expect(screen.getByLabelText('Network')).toBeVisible();
  const fields = within(screen.getByText('Link and QR code').closest('details')!).getAllByRole('textbox');
  expect(fields.map((field) => [field.getAttribute('name'), (field as HTMLInputElement).labels![0]!.textContent])).toEqual([
    ['network', 'Network'],
    ['ref', 'Reference'],
    ...['1', '2', '3'].map((number) => [`sub${number}`, `Sub ${number}`]),
    ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'].map((name) => [name, name]),
  ]);
});

test('a link is made of what is filled in, shown with its QR code, and copied', async () => {
  const server = givenAnswers({ [LIST]: () => landers, 'GET /api/operator/landers/summer/link': () => link });
  await open('?variant=summer');
  const user = userEvent.setup();
  await user.click(await screen.findByText('Link and QR code'));
  await user.type(screen.getByLabelText('Network'), ' partner ');
  await user.type(screen.getByLabelText('utm_source'), 'mail');
  await user.click(screen.getByRole('button', { name: 'Make the link' }));
  expect(await screen.findByLabelText('Link')).toHaveValue(link.url);
  expect(server.calls.at(-1)?.path).toMatch(/\/link\?network=partner&utm_source=mail$/);
  expect(screen.getByRole('img', { name: 'QR code of the link' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/),
  );
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(link.url);
  expect(await screen.findByText('The link is copied.')).toBeInTheDocument();
});

test('a link that was refused says why, and shows none', async () => {
  givenAnswers({ [LIST]: () => landers, 'GET /api/operator/landers/summer/link': () => new Refused(400, 'landers.link-not-kept') });
  await open('?variant=summer');
  await userEvent.click(await screen.findByText('Link and QR code'));
  await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
  expect(await screen.findByText(/The site would keep something else/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Link')).not.toBeInTheDocument();
});

test('a page about a member is linked to for one of them', async () => {
  const about = landers.variants.map((one) => ({ ...one, path: '/members/:id/landing2/summer' }));
  givenAnswers({ [LIST]: () => ({ ...landers, variants: about }) });
  await open('?variant=summer');
  await userEvent.click(await screen.findByText('Link and QR code'));
  expect(screen.getByRole('spinbutton', { name: 'Number of the member' })).toBeRequired();
  expect(screen.queryByRole('link', { name: 'Open its page' })).not.toBeInTheDocument();
});

test('where visitors come from is told by network and reference; it fails by itself and is asked for again in place', async () => {
  const server = givenAnswers({ [LIST]: () => landers, [SOURCES]: () => new Refused(500, 'server.error') });
  await open();
  expect(await screen.findByText('Where visitors come from could not be loaded')).toBeInTheDocument();
  expect(await rows()).toHaveLength(4);
  server.answers({ [SOURCES]: () => ({ sources: visitSources }) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const told = within(await screen.findByRole('region', { name: 'Where visitors come from' }));
  expect(
    told
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['partner-of-the-first-hournewsletter-2026-1112,4085,21142.0%', '––3,1201,89060.6%', 'search–2043115.2%']);
});

test('nobody who came by a link that logs bounces is said in a sentence', async () => {
  givenAnswers({ [LIST]: () => landers, [SOURCES]: () => ({ sources: [] }) });
  await open();
  expect(await screen.findByText(/Nobody came by a link with “lb”/)).toBeInTheDocument();
});
