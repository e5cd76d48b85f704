import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '@rendezvous/client/testing';
import * as answers from '../../testing/answers';
import { show } from '../../testing/show';
import { OwnProfileScreen } from '../own-profile-screen';

beforeEach(() => localStorage.clear());

const usual = (profile: object = {}) => {
  const server = givenServer({
    'GET /api/profile': () => ({ ...answers.profile, ...profile }),
    [`GET /api/members/${answers.user.id}/similar`]: () => ({ members: [] }),
    'GET /api/user.php': () => ({ user: answers.user }),
    'GET /api/regions.php': () => ({ regions: answers.regions }),
    'GET /api/interests.php': () => ({ interests: answers.interests }),
  });
  server.answers({
    'PATCH /api/profile': ({ body }) => {
      server.answers({ 'GET /api/profile': () => ({ ...answers.profile, ...body }) });
      return { ...answers.profile, ...body };
    },
  });
  return server;
};
const open = () => show(<OwnProfileScreen />, { at: '/profile', user: answers.user });
const part = async () => {
  await screen.findByLabelText('The song I turn up');
  return within((await screen.findByRole('heading', { name: 'Something to reply to' })).closest('section')!);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = (server: ReturnType<typeof usual>) => server.of('PATCH /api/profile').map(({ body }) => body);
const questions = async () => (await part()).queryAllByRole('textbox').map((box) => (box as HTMLTextAreaElement).labels![0]!.textContent);

const [rain, song] = answers.profile.prompts!;

test('a question is chosen out of those that are left, answered in one’s own words, and sent when saved', async () => {
  const server = usual();
  await open();
  const { getByRole } = await part();
  await userEvent.click(getByRole('button', { name: 'Choose a question' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Which question?' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'What I could teach you in an hour',
    'The dish I cook for people I like',
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'What I could teach you in an hour' }));
  const answer = screen.getByLabelText('What I could teach you in an hour');
  expect(answer).toHaveFocus();
  await userEvent.type(answer, ' To whistle 💛');
  expect(screen.queryByRole('button', { name: 'Choose a question' })).not.toBeInTheDocument();
  await press('Save');
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(sent(server)).toEqual([{ prompts: [rain, song, { prompt: 'teach', answer: ' To whistle 💛' }] }]);
});

test('the order is changed by buttons, keeps the focus, and is said', async () => {
  const server = usual();
  await open();
  const { getByText } = await part();
  await press('Move up: The song I turn up');
  expect(await questions()).toEqual(['The song I turn up', 'When it rains all day']);
  expect(screen.getByRole('button', { name: 'Move down: The song I turn up' })).toHaveFocus();
  expect(getByText('The song I turn up: now number 1 of 2')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move up: The song I turn up' })).toBeDisabled();
  await press('Save');
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(sent(server)).toEqual([{ prompts: [song, rain] }]);
});

test('one that is removed is offered again; undo brings it back', async () => {
  usual();
  await open();
  await part();
  await press('Remove: When it rains all day');
  expect(await questions()).toEqual(['The song I turn up']);
  expect(screen.getByRole('button', { name: 'Choose a question' })).toHaveFocus();
  await press('Undo');
  expect(await questions()).toEqual(['When it rains all day', 'The song I turn up']);
});

test.each([
  ['', 'Write an answer, or remove the question.'],
  ['💛'.repeat(151), 'At most 150 characters.'],
])('an answer that cannot be saved is marked, has the focus, and goes nowhere', async (answer, fault) => {
  const server = usual();
  await open();
  await part();
  const box = screen.getByLabelText('When it rains all day');
  await userEvent.clear(box);
  if (answer !== '') await userEvent.click(box).then(() => userEvent.paste(answer));
  await press('Save');
  expect(await screen.findByText(fault)).toBeInTheDocument();
  expect(box).toHaveFocus();
  expect(screen.getByLabelText('The song I turn up')).not.toHaveAttribute('aria-invalid');
  expect(sent(server)).toEqual([]);
  await userEvent.clear(box);
  await userEvent.type(box, 'Soup.');
  await waitFor(() => expect(screen.queryByText(fault)).not.toBeInTheDocument());
});

test('what the server refuses is said, and nothing written is lost', async () => {
  const server = usual();
  server.answers({
    'PATCH /api/profile': () => new Refused(400, 'request.invalid', { fields: [{ path: 'prompts.0.answer', code: 'null-byte' }] }),
  });
  await open();
  await part();
  await userEvent.type(screen.getByLabelText('When it rains all day'), ' And tea.');
  await press('Save');
  expect(await screen.findByText('This contains a character that cannot be stored.')).toBeInTheDocument();
  expect(screen.getByLabelText('When it rains all day')).toHaveValue('Soup, and the radio. And tea.');
});

test('what was not saved is there again after leaving, and can be discarded', async () => {
  usual();
  const { unmount } = await open();
  await part();
  await userEvent.type(screen.getByLabelText('When it rains all day'), ' And tea.');
  unmount();
  await open();
  expect(await screen.findByText('Unsaved changes were kept')).toBeInTheDocument();
  expect(screen.getByLabelText('When it rains all day')).toHaveValue('Soup, and the radio. And tea.');
  await press('Discard');
  expect(screen.getByLabelText('When it rains all day')).toHaveValue('Soup, and the radio.');
});

test('an older service offers none, and the rest stands', async () => {
  usual({ prompts: undefined, offered_prompts: undefined });
  await open();
  expect(await screen.findByLabelText('About you')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Something to reply to' })).not.toBeInTheDocument();
});
