import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused, Unplugged, type Shown } from '@rendezvous/client/testing';
import * as answers from '../testing/answers';
import { show } from '../testing/show';
import { MailAddressScreen } from './mail-address-screen';
import { UnsubscribeScreen } from './unsubscribe-screen';

const UNSUBSCRIBE = 'POST /api/notifications/unsubscribe';
const PROVE = 'POST /api/notifications/address';
const TOKEN = 'a-token-of-the-mail-that-was-sent';
const user = { 'GET /api/user.php': () => ({ user: answers.user }) };

const openMail = (more: Shown = {}) => show(<UnsubscribeScreen />, { at: `/unsubscribe?token=${TOKEN}`, ...more });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'It works again' }));
const openProof = () => show(<MailAddressScreen />, { at: `/mail-address/do?token=${TOKEN}`, user: answers.user });

describe('unsubscribing', () => {
  test('waits for a click, since programs that look through mails follow links', async () => {
    const server = givenServer({ [UNSUBSCRIBE]: () => ({ ok: true }), 'GET /api/user.php': () => ({ user: null }) });
    await openMail();
    expect(server.of(UNSUBSCRIBE)).toEqual([]);
    await press();
    expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To your settings' })).toHaveAttribute('href', '/login?next=%2Fnotifications');
    expect(server.of(UNSUBSCRIBE).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
  });

  test('leads whoever is logged in to the settings', async () => {
    givenServer({ [UNSUBSCRIBE]: () => ({ ok: true }), ...user });
    await openMail({ user: answers.user });
    await press();
    await waitFor(() => expect(screen.getByRole('link', { name: 'To your settings' })).toHaveAttribute('href', '/notifications'));
  });

  test.each([
    new Refused(410, 'account.link-invalid'),
    new Refused(400, 'request.invalid', { fields: [{ path: 'token', code: 'too-small' }] }),
  ])('says that a link does nothing: case %#', async (refused) => {
    givenServer({ [UNSUBSCRIBE]: () => refused });
    await openMail();
    await press();
    expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeInTheDocument();
  });

  test('can be tried again without network', async () => {
    const server = givenServer({
      [UNSUBSCRIBE]: () => {
        throw new Unplugged();
      },
    });
    await openMail();
    await press();
    expect(await screen.findByText(/No connection/)).toBeInTheDocument();
    server.answers({ [UNSUBSCRIBE]: () => ({ ok: true }), ...user });
    await press();
    expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeInTheDocument();
  });

  test('has nothing to do without a token', async () => {
    await show(<UnsubscribeScreen />, { at: '/unsubscribe' });
    expect(screen.getByRole('heading', { name: 'This link is not valid' })).toBeInTheDocument();
  });
});

describe('proving an address', () => {
  test('waits for a click, uses the link once, and a reload shows the result', async () => {
    const server = givenServer({ [PROVE]: () => ({ ok: true }), ...user });
    await openProof();
    expect(screen.getByRole('heading', { name: 'Does this address work again?' })).toBeInTheDocument();
    expect(server.of(PROVE)).toEqual([]);
    await confirm();
    expect(await screen.findByRole('heading', { name: 'Your address works again' })).toBeInTheDocument();
    expect(screen.getByTestId('address').textContent).toBe('/mail-address/do');
    expect(server.of(PROVE).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
  });

  test('says that a link is over', async () => {
    givenServer({ [PROVE]: () => new Refused(410, 'account.link-invalid') });
    await openProof();
    await confirm();
    expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeInTheDocument();
  });

  test('can be tried again', async () => {
    const server = givenServer({ [PROVE]: () => new Refused(500, 'server.error'), ...user });
    await openProof();
    await confirm();
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    server.answers({ [PROVE]: () => ({ ok: true }) });
    await confirm();
    expect(await screen.findByRole('heading', { name: 'Your address works again' })).toBeInTheDocument();
  });
});
