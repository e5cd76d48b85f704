import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, givenServer, Refused } from '@rendezvous/client/testing';
import { leaving, member, memberAge, operator } from '../testing/operator-account';
import { show } from '../testing/show';
import { OperatorAccountScreen } from './operator-account-screen';

const FIND = 'GET /api/operator/members';
const CORRECT = 'PATCH /api/operator/members/7';
const MODERATE = 'PUT /api/operator/members/7/moderation';
const AGE = 'GET /api/operator/members/7/age';
const RESET = 'PUT /api/operator/members/7/age/reset';
const notAsked = { ...memberAge, state: 'not_asked', hold: null, since: null };
const REASONS = 'GET /api/operator/deletion-reasons';
const given = (more: Answers = {}) =>
  givenServer({ [FIND]: () => ({ members: [member] }), [AGE]: () => notAsked, [REASONS]: () => leaving, ...more });
const open = (query: string) => show(<OperatorAccountScreen />, { at: `/operator/account?${query}`, user: operator });
const openMember = () => open('view=members&find=hugo');
const form = (name: string) => screen.findByRole('form', { name });

describe('members', () => {
  test('are looked for by what stands in the address; without it nobody is asked for', async () => {
    const server = given();
    await open('view=members');
    expect(server.of(FIND)).toEqual([]);
    await userEvent.type(screen.getByLabelText('Number, name or e‑mail address'), ' hugo@given.test {Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'Hugo' })).toBeInTheDocument();
    expect(screen.getByTestId('address').textContent).toBe('/operator/account?view=members&find=hugo%40given.test');
  });

  test('that are not there, or could not be looked up, are told of', async () => {
    const server = given({ [FIND]: () => ({ members: [] }) });
    const { unmount } = await openMember();
    expect(await screen.findByText('Nobody here')).toBeInTheDocument();
    unmount();
    server.answers({ [FIND]: () => new Refused(500, 'server.error') });
    await openMember();
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answers({ [FIND]: () => ({ members: [member] }) });
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { level: 2, name: 'Hugo' })).toBeInTheDocument();
  });

  test('are corrected with a reason, which is not chosen for the operator', async () => {
    const server = given({ [CORRECT]: () => ({ ...member, gender: 'female' }) });
    await openMember();
    const fields = within(await form('Correct'));
    await userEvent.selectOptions(fields.getByLabelText('Gender'), 'Woman');
    expect(fields.getByLabelText('Reason')).toBeRequired();
    expect(fields.getByLabelText('Reason')).toHaveValue('');
    await userEvent.selectOptions(fields.getByLabelText('Reason'), 'Mistyped at signup');
    await userEvent.click(fields.getByRole('button', { name: 'Correct' }));
    expect(await screen.findByText('Hugo is corrected.')).toBeInTheDocument();
    expect(server.of(CORRECT).map(({ body }) => body)).toEqual([{ gender: 'female', date_of_birth: '1990-02-03', reason: 'mistake' }]);
  });

  test('that have a name against the rules are given another one', async () => {
    const server = given({ [CORRECT]: () => ({ ...member, name: 'Member 7' }) });
    await openMember();
    const fields = within(await form('Correct'));
    const name = fields.getByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Member 7');
    await userEvent.selectOptions(fields.getByLabelText('Reason'), 'The name breaks the rules');
    await userEvent.click(fields.getByRole('button', { name: 'Correct' }));
    await waitFor(() => expect(server.of(CORRECT).map(({ body }) => body)).toMatchObject([{ name: 'Member 7', reason: 'name-rules' }]));
  });

  test('are disabled and shown again, each with a reason', async () => {
    const server = given({ [MODERATE]: () => ({ ...member, moderated: true }) });
    await openMember();
    const disable = within(await form('Disable the profile'));
    expect(disable.getByRole('link', { name: 'Refund what was not used' })).toHaveAttribute('href', '/operator/billing/refunds?find=%237');
    await userEvent.selectOptions(disable.getByLabelText('Reason'), 'Fraud');
    server.answers({ [FIND]: () => ({ members: [{ ...member, moderated: true }] }) });
    await userEvent.click(disable.getByRole('button', { name: 'Disable the profile' }));
    const enable = within(await form('Show the profile again'));
    expect(screen.getByText('Disabled')).toBeInTheDocument();
    await userEvent.selectOptions(enable.getByLabelText('Reason'), 'Settled');
    await userEvent.click(enable.getByRole('button', { name: 'Show the profile again' }));
    await waitFor(() =>
      expect(server.of(MODERATE).map(({ body }) => body)).toEqual([
        { disabled: true, reason: 'scam' },
        { disabled: false, reason: 'settled' },
      ]),
    );
  });

  test('that are operators cannot be disabled', async () => {
    given({ [FIND]: () => ({ members: [{ ...member, operator: true }] }) });
    await openMember();
    expect(await screen.findByText(/An operator: their profile cannot be disabled/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Disable the profile' })).not.toBeInTheDocument();
  });

  test('a refusal says why', async () => {
    given({ [CORRECT]: () => new Refused(404, 'account.profile-not-found') });
    await openMember();
    const fields = within(await form('Correct'));
    await userEvent.selectOptions(fields.getByLabelText('Reason'), 'Has changed');
    await userEvent.click(fields.getByRole('button', { name: 'Correct' }));
    await waitFor(() => expect(screen.queryByText('Hugo is corrected.')).not.toBeInTheDocument());
    expect(await screen.findByRole('status')).not.toBeEmptyDOMElement();
  });
});

describe('the age of a member', () => {
  test('stands there only where their site asks for it', async () => {
    const server = given();
    await openMember();
    await screen.findByRole('heading', { level: 2, name: 'Hugo' });
    await waitFor(() => expect(server.of(AGE)).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Age' })).not.toBeInTheDocument();
  });

  test('is asked again with a reason, which is not chosen for the operator', async () => {
    const server = given({ [AGE]: () => memberAge });
    await openMember();
    const fields = within(await form('Have the age asked again'));
    expect(screen.getByText('Under 18')).toBeInTheDocument();
    expect(fields.getByLabelText('Reason')).toHaveValue('');
    await userEvent.selectOptions(fields.getByLabelText('Reason'), 'After a complaint');
    server.answers({
      [RESET]: () => ({ ...memberAge, state: 'needed', since: null }),
      [AGE]: () => ({ ...memberAge, state: 'needed', since: null }),
    });
    await userEvent.click(fields.getByRole('button', { name: 'Have the age asked again' }));
    expect(await screen.findByText('The age is asked again.')).toBeInTheDocument();
    expect(await screen.findByText('Has to be confirmed')).toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'Have the age asked again' })).not.toBeInTheDocument();
    expect(server.of(RESET).map(({ body }) => body)).toEqual([{ reason: 'complaint' }]);
  });

  test('that could not be loaded, or not reset, says so', async () => {
    const server = given({ [AGE]: () => new Refused(500, 'server.error') });
    await openMember();
    expect(await screen.findByText('The age could not be loaded')).toBeInTheDocument();
    server.answers({ [AGE]: () => memberAge, [RESET]: () => new Refused(500, 'server.error') });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const fields = within(await form('Have the age asked again'));
    await userEvent.selectOptions(fields.getByLabelText('Reason'), 'Doubt');
    await userEvent.click(fields.getByRole('button', { name: 'Have the age asked again' }));
    expect(await screen.findByText(/An error occurred/)).toBeInTheDocument();
    expect(screen.getByText('Under 18')).toBeInTheDocument();
  });
});

describe('reasons for leaving', () => {
  test('stand month by month, with their sum', async () => {
    given();
    await open('view=leaving');
    const [, november, october] = await screen.findAllByRole('row');
    expect(november).toHaveTextContent('November 2026');
    expect(
      within(november!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['31', '0', '12', '0', '0', '0', '43']);
    expect(within(october!).getAllByRole('cell').at(-1)).toHaveTextContent('4');
  });

  test('that nobody gave, or that did not come, are told of', async () => {
    const server = given({ [REASONS]: () => ({ months: [] }) });
    const { unmount } = await open('view=leaving');
    expect(await screen.findByText('Nobody has said why yet')).toBeInTheDocument();
    unmount();
    server.answers({ [REASONS]: () => new Refused(500, 'server.error') });
    await open('view=leaving');
    expect(await screen.findByText('The reasons could not be loaded')).toBeInTheDocument();
  });
});
