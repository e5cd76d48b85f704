import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { givenServer, Refused } from '@rendezvous/client/testing';
import * as answers from '../testing/answers';
import { show } from '../testing/show';
import type { PlaceValues } from './place-fields';
import { PlaceSection } from './place-section';

const paris = { country: 'FR', region: 'FR-IDF', city: 'Paris' } as const;
const brest = { country: 'FR', region: 'FR-BRE', city: 'Brest' } as const;

const usual = () =>
  givenServer({
    'GET /api/regions.php': () => ({ regions: answers.regions }),
    'GET /api/geocode.php': () => ({ result: paris }),
    'GET /api/towns': () => ({ towns: [brest] }),
  });

const Form = ({ values = { country: 'NL', region: '', city: '' } }: { readonly values?: PlaceValues }) => (
  <FormProvider {...useForm<PlaceValues>({ defaultValues: values })}>
    <PlaceSection />
  </FormProvider>
);
const open = (values?: PlaceValues) => show(<Form {...(values && { values })} />, { at: '/profile' });
const locate = () => userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
const city = () => screen.getByLabelText(/City or town/);
const said = () => screen.getByRole('status');

type Asked = (found: PositionCallback, failed: PositionErrorCallback, options: PositionOptions) => void;

const put = (name: 'geolocation' | 'permissions', value: object | null) => {
  if (value === null) Reflect.deleteProperty(navigator, name);
  else Object.defineProperty(navigator, name, { configurable: true, value });
};

/** A browser that can be asked where it is, and does so. */
const givenBrowser = (asked: Asked | null, permission?: EventTarget & { state: PermissionState }) => {
  put('geolocation', asked && { getCurrentPosition: asked });
  put('permissions', permission ? { query: () => Promise.resolve(permission) } : null);
};
afterEach(() => givenBrowser(null));

const there: Asked = (found) => found({ coords: { latitude: 48.856614, longitude: 2.352222 } } as GeolocationPosition);
const refused =
  (code: number): Asked =>
  (_, failed) =>
    failed({ code } as GeolocationPositionError);

test('a browser that cannot say where it is says so, and is not asked', async () => {
  usual();
  await open();
  expect(said()).toHaveTextContent('This browser cannot say where you are. Please choose below.');
  expect(screen.getByRole('button', { name: 'Use my location' })).toBeDisabled();
});

test('the town is filled in; the server is told no more than about where, and nothing older than an hour is taken', async () => {
  const server = usual();
  const options: PositionOptions[] = [];
  givenBrowser((found, failed, given) => {
    options.push(given);
    there(found, failed, given);
  });
  await open();
  await locate();
  await waitFor(() => expect(city()).toHaveValue('Paris'));
  expect(screen.getByLabelText('Country')).toHaveValue('FR');
  expect(screen.getByLabelText('Region')).toHaveValue('FR-IDF');
  expect(said()).toHaveTextContent('Filled in.');
  expect(server.of('GET /api/geocode.php').map(({ query }) => query)).toEqual([{ lat: '48.86', lon: '2.35' }]);
  expect(options).toMatchObject([{ maximumAge: 3_600_000 }]);
  await locate();
  await screen.findByText(/Filled in/);
  expect(server.of('GET /api/geocode.php')).toHaveLength(1);
});

test.each<[Asked, RegExp]>([
  [refused(1), /was not allowed/],
  [refused(2), /could not be found out/],
  [refused(3), /could not be found out/],
])('a browser that may not, cannot or takes too long says why, and nothing is changed: case %#', async (asked, sentence) => {
  const server = usual();
  givenBrowser(asked);
  await open();
  await locate();
  await waitFor(() => expect(said()).toHaveTextContent(sentence));
  expect(city()).toHaveValue('');
  expect(server.of('GET /api/geocode.php')).toEqual([]);
});

test('a browser that does not know at first is asked once more', async () => {
  usual();
  let asked = 0;
  givenBrowser((found, failed, options) => {
    asked += 1;
    (asked === 1 ? refused(2) : there)(found, failed, options);
  });
  await open();
  await locate();
  await waitFor(() => expect(city()).toHaveValue('Paris'));
  expect(asked).toBe(2);
});

test('while it is asked, the button is busy', async () => {
  usual();
  givenBrowser(() => undefined);
  await open();
  await locate();
  expect(said()).toHaveTextContent('Looking for your town …');
  expect(screen.getByRole('button', { name: 'Use my location' })).toHaveAttribute('aria-busy', 'true');
});

test('no town around, and a server that fails, are said', async () => {
  const server = usual();
  server.answers({ 'GET /api/geocode.php': () => ({ result: null }) });
  givenBrowser(there);
  await open();
  await locate();
  await waitFor(() => expect(said()).toHaveTextContent('There is no town'));
  server.answers({ 'GET /api/geocode.php': () => new Refused(500, 'server.error') });
  givenBrowser((found) => found({ coords: { latitude: 1, longitude: 2 } } as GeolocationPosition));
  await locate();
  await waitFor(() => expect(said()).toHaveTextContent('could not be found out'));
});

test('who forbade it before reads so at once, and may change their mind', async () => {
  usual();
  const permission = Object.assign(new EventTarget(), { state: 'denied' as PermissionState });
  givenBrowser(there, permission);
  await open();
  await waitFor(() => expect(said()).toHaveTextContent('was not allowed'));
  permission.state = 'granted';
  act(() => void permission.dispatchEvent(new Event('change')));
  expect(said()).toHaveTextContent('Fills in the town nearest to you.');
});

const suggested = () => [...document.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'));

describe('suggestions', () => {
  test('come as one types, of the chosen country and region first; what stood there is not asked for', async () => {
    const server = usual();
    await open({ country: 'FR', region: 'FR-IDF', city: 'Paris' });
    expect(suggested()).toEqual([]);
    await userEvent.clear(city());
    await userEvent.type(city(), 'Br');
    await waitFor(() => expect(suggested()).toEqual(['Brest']));
    expect(server.of('GET /api/towns').map(({ query }) => query)).toEqual([{ country: 'FR', region: 'FR-IDF', name: 'Br' }]);
  });

  test('one that is taken brings its region along, unless one was chosen', async () => {
    usual();
    await open({ country: 'FR', region: '', city: '' });
    await userEvent.type(city(), 'Bre');
    await waitFor(() => expect(suggested()).toEqual(['Brest']));
    await userEvent.type(city(), 'st');
    expect(screen.getByLabelText('Region')).toHaveValue('FR-BRE');
    await userEvent.selectOptions(screen.getByLabelText('Region'), 'FR-IDF');
    await userEvent.clear(city());
    await userEvent.type(city(), 'Brest');
    expect(screen.getByLabelText('Region')).toHaveValue('FR-IDF');
  });

  test('without an answer the town is written as before', async () => {
    const server = usual();
    server.answers({ 'GET /api/towns': () => new Refused(500, 'server.error') });
    await open();
    await userEvent.type(city(), 'Haarlem');
    await waitFor(() => expect(server.of('GET /api/towns').length).toBeGreaterThan(0));
    expect(city()).toHaveValue('Haarlem');
    expect(suggested()).toEqual([]);
  });
});
