import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { givenServer, Refused } from '@rendezvous/client/testing';
import { show } from '../testing/show';
import { ScreenTexts } from '@rendezvous/client/screen-texts';
import { ShortForm, type ShortFormProps } from './short-form';
import { shortFormTexts } from './texts';

const START = 'POST /api/signup/start';
const REFUSED = 'GET /api/signup/refused';

const Where = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

const Form = (props: ShortFormProps) => (
  <ScreenTexts of={[shortFormTexts]}>
    <ShortForm {...props} />
  </ScreenTexts>
);
const open = (props: ShortFormProps = {}, at = '/landers/spec') =>
  show(
    <>
      <h1>Spec</h1>
      <Form {...props} />
      <Where />
    </>,
    { at, route: '*' },
  );

const fill = async (email = 'nina@example.org', password = 'a quiet harbour') => {
  await userEvent.type(screen.getByLabelText('E-mail address'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('checkbox'));
};
const join = () => userEvent.click(screen.getByRole('button', { name: 'Join' }));

test('nothing is ticked, and what a script would send is sent by the form alone, too', async () => {
  givenServer({});
  await open({ next: '/members?gender=male', memberId: 7 }, '/landers/spec?language=fr');
  const form = screen.getByRole('button', { name: 'Join' }).closest('form')!;
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/signup/start']);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    page: '/landers/spec?language=fr',
    next: '/members?gender=male',
    member: '7',
    email: '',
    password: '',
  });
});

test('where signups are closed or by invitation, it says so in its place', async () => {
  givenServer({});
  const closed = await show(<Form />, { settings: { signups: 'none' } });
  expect(screen.getByText('New members cannot join at the moment.')).toBeInTheDocument();
  closed.unmount();
  await show(<Form />, { settings: { invite_only: true } });
  expect(screen.getByText('Joining is by invitation at the moment.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('faults stand at their fields, the first of them has the focus, and what was typed stays', async () => {
  givenServer({
    [START]: () =>
      new Refused(400, 'request.invalid', {
        fields: [
          { path: 'password', code: 'password-common' },
          { path: 'consent_terms', code: 'invalid-value' },
        ],
      }),
  });
  await open();
  await userEvent.type(screen.getByLabelText('E-mail address'), 'nina@example.org');
  await join();
  const password = await screen.findByLabelText('Password');
  await waitFor(() => expect(password).toHaveFocus());
  expect(password).toHaveAccessibleDescription(/too easy to guess/);
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Without this we may not make an account for you.');
  expect(screen.getByLabelText('E-mail address')).toHaveValue('nina@example.org');
});

test('a refusal that is about no field is read out', async () => {
  givenServer({ [START]: () => new Refused(403, 'account.signups-closed') });
  await open();
  await fill();
  await join();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('New members cannot join at the moment.'));
});

test('what was begun goes on at its completion, with the page’s own fields and the member whom it is about', async () => {
  const server = givenServer({ [START]: () => ({ ok: true }) });
  await open({ next: '/members?gender=male', memberId: 7, firstLine: { label: 'Line' } });
  await userEvent.type(screen.getByLabelText('Line'), 'Good evening');
  await fill(' nina@example.org ');
  await join();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/complete-signup?next=%2Fmembers%3Fgender%3Dmale&member=7'));
  expect(server.of(START).map(({ body }) => body)).toEqual([
    { email: 'nina@example.org', password: 'a quiet harbour', consent_terms: true, member: 7, signup_message: 'Good evening' },
  ]);
});

test('a form that was refused without a script is shown again with everything but the password', async () => {
  givenServer({
    [REFUSED]: () => ({
      refused: {
        typed: { email: 'nina@example', consent_terms: 'on' },
        code: 'request.invalid',
        params: {},
        faults: { email: 'email' },
      },
    }),
  });
  await open({}, '/landers/spec?form=again');
  expect(await screen.findByDisplayValue('nina@example')).toHaveAccessibleDescription('Invalid email');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('what was refused for another reason than a field says it, with its numbers', async () => {
  givenServer({
    [REFUSED]: () => ({
      refused: {
        typed: { email: 'nina@example.org', consent_terms: 'on' },
        code: 'request.too-many',
        params: { minutes: 40 },
        faults: {},
      },
    }),
  });
  await open({}, '/landers/spec?form=again');
  expect(await screen.findByText('That was a lot at once. Please try again in 40 minutes.')).toBeInTheDocument();
});
