import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refused, Unplugged, type Shown } from '@rendezvous/client/testing';
import { accountApi, FITTING } from '../account.api';
import * as answers from '../testing/answers';
import { givenFile, givenUploads } from '../testing/given-uploads';
import { consent, field, fillCredentials, press, title, toLastStep, usual } from '../testing/joining';
import { show } from '../testing/show';
import { SignupScreen } from './signup-screen';

const image = { filename: 's/kept/480.webp', thumb_filename: 's/kept/160.webp', placeholder: null };
const DRAFT = '7b6a6f0e-0b0e-4e7a-9f0e-0b0e4e7a9f0e';

const open = (at = '/signup', more: Shown = {}) => show(<SignupScreen />, { at, ...more });

beforeEach(() => localStorage.clear());

describe('what is refused', () => {
  test('an empty first step: each field says what it needs, the first one has the focus, nothing is sent', async () => {
    const server = usual();
    await open();
    await press('Continue');
    expect(await screen.findByText('Please enter your e-mail address.')).toBeInTheDocument();
    expect(screen.getByText('Please choose a name.')).toBeInTheDocument();
    expect(screen.getByText('Please choose a password.')).toBeInTheDocument();
    expect(screen.getByText('Please enter day, month and year.')).toBeInTheDocument();
    await waitFor(() => expect(field('E-mail address')).toHaveFocus());
    expect(server.calls).toEqual([]);
  });

  test('an address that has an account: the field says so and offers the login; what was typed stays', async () => {
    const server = usual();
    server.answers({ 'POST /api/signup/check': () => new Refused(409, 'account.email-taken') });
    await open('/signup?next=%2Fcredits');
    await fillCredentials();
    await press('Continue');
    expect(await screen.findByText(/There is already an account with this address/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fcredits');
    expect(field('E-mail address')).toHaveValue('nina@given.test');
    await waitFor(() => expect(field('E-mail address')).toHaveFocus());
    expect(field('Password')).toHaveValue('a quiet harbour');
  });

  test('an address whose account is being deleted: the field leads to the login, which brings it back, and to customer service', async () => {
    usual().answers({ 'POST /api/signup/check': () => new Refused(409, 'account.email-deleted') });
    await open('/signup?next=%2Fcredits');
    await fillCredentials();
    await press('Continue');
    expect(await screen.findByText(/An account with this address is being deleted. Log in to bring it back/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fcredits');
    expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  });

  test('a field that the server does not accept is marked with the server’s reason', async () => {
    const server = usual();
    server.answers({
      'POST /api/signup/check': () => new Refused(400, 'request.invalid', { fields: [{ path: 'password', code: 'password-common' }] }),
    });
    await open();
    await fillCredentials();
    await press('Continue');
    expect(await screen.findByText(/This password is too easy to guess/)).toBeInTheDocument();
    await waitFor(() => expect(field('Password')).toHaveFocus());
  });

  test('no network: the form says so and keeps everything', async () => {
    const server = usual();
    server.answers({
      'POST /api/signup/check': () => {
        throw new Unplugged();
      },
    });
    await open();
    await fillCredentials();
    await press('Continue');
    expect(await screen.findByText(/No connection/)).toBeInTheDocument();
    expect(field('Name')).toHaveValue('Nina');
  });

  test('too many tries: the form says so and keeps everything', async () => {
    const server = usual();
    server.answers({ 'POST /api/signup/check': () => new Refused(429, 'request.too-many', { params: { seconds: 1790, minutes: 30 } }) });
    await open();
    await fillCredentials();
    await press('Continue');
    expect(await screen.findByText('That was a lot at once. Please try again in 30 minutes.')).toBeInTheDocument();
    expect([field('Name'), field('Password')].map((one) => (one as HTMLInputElement).value)).toEqual(['Nina', 'a quiet harbour']);
  });

  test('who is too young may not go on', async () => {
    usual();
    await open();
    await fillCredentials();
    await userEvent.clear(field('Year'));
    await userEvent.type(field('Year'), String(new Date().getFullYear() - 17));
    await press('Continue');
    expect(await screen.findByText(/you must be 18 or older/)).toBeInTheDocument();
  });

  test('nobody is signed up without the two consents; none is ticked beforehand', async () => {
    const server = usual();
    await open();
    await toLastStep();
    for (const box of within(screen.getByRole('group', { name: 'Before you join' })).getAllByRole('checkbox'))
      expect(box).not.toBeChecked();
    await press('Create my account');
    expect(await screen.findByText('Without this we may not make an account for you.')).toBeInTheDocument();
    expect(screen.getByText('Without this we may not show you to anybody.')).toBeInTheDocument();
    expect(server.of('POST /api/signup')).toEqual([]);
  });

  test('a name that was taken meanwhile leads back to its step, and nothing is lost', async () => {
    const server = usual();
    server.answers({ 'POST /api/signup': () => new Refused(409, 'account.name-taken') });
    await open();
    await toLastStep();
    await userEvent.type(field('About you'), 'I mend old radios.');
    await consent();
    await press('Create my account');
    expect(await title('Make yourself known')).toBeInTheDocument();
    expect(screen.getByText('Somebody has this name already. Try another.')).toBeInTheDocument();
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(field('Password')).toHaveValue('a quiet harbour');
  });

  test('where the site takes no signups there is no form', async () => {
    usual();
    await open('/signup', { settings: { signups: 'none' } });
    expect(await title('We are not taking new members right now')).toBeInTheDocument();
    expect(screen.queryByLabelText('E-mail address')).not.toBeInTheDocument();
  });
});

test('where only the mailbox is told, the page says the same to everybody, and gives back what was typed', async () => {
  const server = usual();
  server.answers({ 'POST /api/signup': () => ({ member_id: 0, by_mail: true }) });
  await open();
  await toLastStep();
  await userEvent.type(field('About you'), 'I mend old radios.');
  await consent();
  await press('Create my account');
  expect(await title('Look in your mailbox')).toBeInTheDocument();
  expect(screen.getByText('nina@given.test')).toBeInTheDocument();
  expect(screen.getByText(/The link in the mail makes your account/)).toBeInTheDocument();
  expect(screen.getByText(/You have an account with this address already/)).toBeInTheDocument();
  expect([...server.of('GET /api/activation/mail'), ...server.of('GET /api/members')]).toEqual([]);
  await press('Change what I filled in');
  expect(await title('Make yourself known')).toBeInTheDocument();
  expect(field('E-mail address')).toHaveValue('nina@given.test');
  expect(field('Password')).toHaveValue('a quiet harbour');
});

test('the steps end with an account: one call after the other, each named while it runs', async () => {
  const server = usual();
  const mail: { sent?: (reply: unknown) => void } = {};
  server.answers({ 'GET /api/activation/mail': () => new Promise((done) => void (mail.sent = done)) });
  const { store } = await open();
  await toLastStep();
  await userEvent.click(screen.getByText('More interests', { selector: 'summary' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wine' }));
  expect(screen.getByText('More interests (1)', { selector: 'summary' })).toBeInTheDocument();
  await userEvent.type(field('About you'), 'I mend old radios.');
  await consent();
  await press('Create my account');
  expect(await title('One moment, please')).toBeInTheDocument();
  expect(await screen.findByRole('status')).toHaveTextContent('Sending activation email');
  expect(screen.getByText('Creating account', { selector: 'li' })).toHaveAttribute('data-state', 'done');
  mail.sent?.({ sent: true, email: 'nina@given.test' });
  expect(await title('Confirm your e-mail')).toBeInTheDocument();
  expect(document.title).toBe('Confirm your e-mail · Rendezvous');
  expect(screen.getByText('nina@given.test')).toBeInTheDocument();
  expect(server.of('POST /api/signup')[0]?.body).toEqual({
    email: 'nina@given.test',
    name: 'Nina',
    password: 'a quiet harbour',
    date_of_birth: '1990-05-17',
    gender: 'female',
    sexuality: 'lesbian',
    country: 'FR',
    region: 'FR-BRE',
    city: null,
    relationship_status: null,
    interests: ['wine'],
    about: 'I mend old radios.',
    language: 'en',
    draft: null,
    consent_terms: true,
    consent_matching: true,
    consent_marketing: false,
  });
  expect(server.calls.map(({ path }) => path.split('?')[0]).filter((path) => !/regions|interests/.test(path!))).toEqual([
    '/api/signup/check',
    '/api/signup/check',
    '/api/signup',
    '/api/members',
    '/api/activation/mail',
    '/api/user.php',
  ]);
  // who was looked for is there when the page with them opens
  expect(server.of('GET /api/members')[0]?.query).toEqual(FITTING);
  await waitFor(() => expect(accountApi.endpoints.accountMatches.select(FITTING)(store.getState()).data).toBeDefined());
  expect(localStorage).toHaveLength(0);
});

test('a photo is sent at once, with how far it is, and goes along with the signup', async () => {
  const server = usual();
  const uploads = givenUploads(server, '/api/signup/photo/uploads');
  await open();
  await fillCredentials();
  await press('Continue');
  await title('Let people see you');
  const picker = field('Add');
  await userEvent.upload(picker, givenFile('notes.txt', 'text/plain'), { applyAccept: false });
  expect(screen.getByText(/We cannot read this file as a photo/)).toBeInTheDocument();
  expect(uploads).toHaveLength(0);
  await userEvent.upload(field('Add'), givenFile());
  await waitFor(() => expect(uploads).toHaveLength(1));
  uploads[0]!.progress(0.64);
  expect(await screen.findByText('64%')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Sending the photo' })).toHaveAttribute('value', '64');
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  uploads[0]!.answer(200, { draft: DRAFT, image });
  expect(await screen.findByText('Main photo')).toBeInTheDocument();
  expect(screen.getByAltText('Your photo')).toHaveAttribute('src', '/media/s/kept/480.webp');
  await press('Continue');
  await title('Who you are');
  await userEvent.click(screen.getByRole('radio', { name: 'Man' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Straight' }));
  await press('Continue');
  await title('Where you live');
  await press('Continue');
  expect(await screen.findByText('Please choose where you live.')).toBeInTheDocument();
  await userEvent.selectOptions(field('Region'), 'FR-IDF');
  await waitFor(() => expect(screen.queryByText('Please choose where you live.')).not.toBeInTheDocument());
  await press('Continue');
  await title('A few words about you');
  await consent();
  await press('Create my account');
  await title('Confirm your e-mail');
  expect(server.of('POST /api/signup')[0]?.body).toMatchObject({ draft: DRAFT });
});

test('a photo that the server refuses can be chosen again; one that is cancelled is not sent', async () => {
  const server = usual();
  const uploads = givenUploads(server, '/api/signup/photo/uploads');
  await open();
  await fillCredentials();
  await press('Continue');
  await title('Let people see you');
  await userEvent.upload(field('Add'), givenFile());
  await waitFor(() => expect(uploads).toHaveLength(1));
  uploads[0]!.answer(422, { error: { code: 'account.photo-unreadable', requestId: 'x' } });
  expect(await screen.findByText(/We cannot read this file as a photo/)).toBeInTheDocument();
  await userEvent.upload(field('Add'), givenFile());
  await waitFor(() => expect(uploads).toHaveLength(2));
  await press('Cancel');
  expect(uploads[1]!.isAborted()).toBe(true);
  // neither it nor the one that was refused is left at the server
  await waitFor(() => expect(uploads.map((upload) => upload.isDiscarded())).toEqual([true, true]));
  expect(field('Add')).toBeInTheDocument();
});

test('a photo whose line broke is paused, and goes on where it was', async () => {
  const server = usual();
  const uploads = givenUploads(server, '/api/signup/photo/uploads');
  await open();
  await fillCredentials();
  await press('Continue');
  await title('Let people see you');
  await userEvent.upload(field('Add'), givenFile());
  await waitFor(() => expect(uploads).toHaveLength(1));
  uploads[0]!.cut(4);
  expect(await screen.findAllByText('Paused – waiting for the connection')).toHaveLength(2);
  await press('Try again now');
  await waitFor(() => expect(uploads).toHaveLength(2));
  expect(uploads[1]!.offset).toBe(4);
  uploads[1]!.answer(200, { draft: DRAFT, image });
  expect(await screen.findByText('Main photo')).toBeInTheDocument();
});

test('after a reload the signup goes on where it was, and asks for the password alone', async () => {
  const server = usual();
  const { unmount } = await open();
  await toLastStep();
  await userEvent.type(field('About you'), 'I mend old radios.');
  unmount();
  await open();
  expect(await title('A few words about you')).toBeInTheDocument();
  expect(field('About you')).toHaveValue('I mend old radios.');
  await consent();
  await press('Create my account');
  expect(await screen.findByText('Please choose a password.')).toBeInTheDocument();
  await userEvent.type(field('Your password'), 'a quiet harbour');
  await press('Create my account');
  expect(await title('Confirm your e-mail')).toBeInTheDocument();
  expect(server.of('POST /api/signup')[0]?.body).toMatchObject({ email: 'nina@given.test', password: 'a quiet harbour', region: 'FR-BRE' });
});

test('an address that names a later step does not skip those before it', async () => {
  usual();
  await open('/signup?step=5');
  expect(await title('Make yourself known')).toBeInTheDocument();
});

test('the member from whose profile somebody came is shown at the start, and offered a first like at the end', async () => {
  const server = usual();
  await open('/signup?member=42');
  expect(await screen.findByText('Join, and you can write to Maya')).toBeInTheDocument();
  await toLastStep();
  await consent();
  await press('Create my account');
  await title('Confirm your e-mail');
  await userEvent.click(await screen.findByRole('button', { name: 'Like Maya' }));
  expect(await screen.findByText(/Maya sees your like once your address is confirmed/)).toBeInTheDocument();
  expect(server.of('PUT /api/likes/42')).toHaveLength(1);
});

/** What the account is made of, after the last step. */
const sent = async (server: ReturnType<typeof usual>) => {
  await consent();
  await press('Create my account');
  await title('Confirm your e-mail');
  return server.of('POST /api/signup')[0]?.body;
};

describe('a first line that an address brings along', () => {
  const LANDED = '/signup?member=42&signup_message=+Good+evening%2C+Maya+';
  const kept = { member: 42, signup_message: 'Good evening, Maya' };

  test('leaves the address, goes through all steps and is sent with the account, to the member whom the page is about', async () => {
    const server = usual();
    await open(LANDED);
    expect(await screen.findByText('Join, and you can write to Maya')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/signup\?member=42$/));
    await toLastStep();
    expect(await sent(server)).toMatchObject(kept);
    expect(localStorage).toHaveLength(0);
  });

  test('is still there after a reload without it, also where another member’s page leads back to the signup', async () => {
    const server = usual();
    const { unmount } = await open(LANDED);
    await toLastStep();
    unmount();
    await open('/signup?member=43');
    await title('A few words about you');
    await userEvent.type(field('Your password'), 'a quiet harbour');
    expect(await sent(server)).toMatchObject(kept);
  });

  test('to nobody in particular is sent to nobody, and a later one takes its place', async () => {
    const server = usual();
    const { unmount } = await open(LANDED);
    await title('Make yourself known');
    unmount();
    await open('/signup?signup_message=Was+that+your+bus%3F');
    await toLastStep();
    expect(await sent(server)).toMatchObject({ member: null, signup_message: 'Was that your bus?' });
  });
});

test('a lost answer of the last call is no reason to sign up twice: the session tells that the account is there', async () => {
  const server = usual();
  server.answers({
    'POST /api/signup': () => {
      throw new Unplugged();
    },
  });
  await open();
  await toLastStep();
  await consent();
  await press('Create my account');
  expect(await title('Confirm your e-mail')).toBeInTheDocument();
});

describe('who is logged in', () => {
  test('goes on to the page that was asked for', async () => {
    usual();
    await open('/signup?next=%2Fcredits', { user: answers.user });
    expect(await screen.findByTestId('address')).toHaveTextContent('/credits');
  });

  test('with a mistyped address puts it right, and the mail goes there', async () => {
    const server = usual();
    server.answers({ 'PUT /api/activation/address': () => new Refused(409, 'account.email-taken') });
    await open('/signup', { user: answers.unconfirmed });
    await press('Is the address wrong?');
    const address = field('Your right address');
    expect(address).toHaveValue(answers.unconfirmed.email);
    expect(address).toHaveFocus();
    await userEvent.clear(address);
    await press('Send the mail there');
    expect(await screen.findByText('Please enter your e-mail address.')).toBeInTheDocument();
    await userEvent.type(address, 'maya@given.test');
    await press('Send the mail there');
    expect(await screen.findByText('There is already an account with this address.')).toBeInTheDocument();
    server.answers({
      'PUT /api/activation/address': ({ body }) => {
        const { email } = body as { email: string };
        server.answers({ 'GET /api/user.php': () => ({ user: { ...answers.unconfirmed, email } }) });
        return { email };
      },
    });
    await userEvent.clear(address);
    await userEvent.type(address, ' nina.right@given.test ');
    await press('Send the mail there');
    expect(await screen.findByText(/^Sent to/)).toHaveTextContent('Sent to nina.right@given.test.');
    await waitFor(() => expect(screen.getByText(/^We sent a mail to/)).toHaveTextContent('We sent a mail to nina.right@given.test.'));
    expect(server.of('PUT /api/activation/address').map(({ body }) => body)).toEqual([
      { email: 'maya@given.test' },
      { email: 'nina.right@given.test' },
    ]);
  });

  test('is told of an address only in its mailbox, where enough was told of others', async () => {
    const server = usual();
    server.answers({ 'PUT /api/activation/address': ({ body }) => ({ ...(body as { email: string }), by_mail: true }) });
    await open('/signup', { user: answers.unconfirmed });
    await press('Is the address wrong?');
    await userEvent.clear(field('Your right address'));
    await userEvent.type(field('Your right address'), 'nina.right@given.test');
    await press('Send the mail there');
    expect(await screen.findByText(/^If/)).toHaveTextContent('If nina.right@given.test is free, a mail is on its way there');
    expect(screen.getByText(/^We sent a mail to/)).toHaveTextContent(answers.unconfirmed.email);
  });

  test('with an unconfirmed address gets another mail on demand, until it is too many', async () => {
    const server = usual();
    await open('/signup', { user: answers.unconfirmed });
    await press('Send the mail again');
    expect(await screen.findByText('Sent. Please look in your mailbox.')).toBeInTheDocument();
    server.answers({ 'POST /api/activation/mail': () => new Refused(429, 'request.too-many', { params: { seconds: 60 } }) });
    await press('Send the mail again');
    expect(await screen.findByText(/That was a lot at once/)).toBeInTheDocument();
  });
});
