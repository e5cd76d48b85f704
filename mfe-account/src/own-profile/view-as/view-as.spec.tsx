import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '@rendezvous/client/testing';
import * as answers from '../../testing/answers';
import { show } from '../../testing/show';
import { OwnProfileScreen } from '../own-profile-screen';

const page = {
  ...answers.member,
  id: answers.user.id,
  name: 'Hugo',
  region: 'Île-de-France',
  city: null,
  about: 'I mend old radios.',
  sexuality: null,
  interests: [],
  shared_interests: [],
  relationship_status: null,
  hair_color: null,
  eye_color: null,
  body_type: null,
  tattoos: null,
  photos: [{ locked: false }, { locked: true }],
  actions: { like: true, message: true, block: true },
};
const normal = { row: 'normal', listed: true, opens: true, reason: null, profile: page };
const blocked = { row: 'blocked-by', listed: false, opens: false, reason: 'account.blocked-by', profile: null };

const open = async (answer: () => unknown) => {
  const server = givenServer({
    'GET /api/profile': () => answers.profile,
    [`GET /api/members/${answers.user.id}/similar`]: () => ({ members: [] }),
    'GET /api/user.php': () => ({ user: answers.user }),
    'GET /api/regions.php': () => ({ regions: answers.regions }),
    'GET /api/interests.php': () => ({ interests: answers.interests }),
    'GET /api/profile/as/visitor': answer,
    'GET /api/profile/as/blocked': () => blocked,
  });
  await show(<OwnProfileScreen />, { at: '/profile', user: answers.user });
  await userEvent.click(await screen.findByRole('button', { name: 'View as …' }));
  return { server, dialog: within(await screen.findByRole('dialog', { name: 'Your profile, as others see it' })) };
};

test('says which rule decides, what they read and what not', async () => {
  const { dialog } = await open(() => normal);
  expect(await dialog.findByText('Visible: nothing hides you from them.')).toBeInTheDocument();
  expect(dialog.getByText('1 photo, 1 locked')).toBeInTheDocument();
  expect(dialog.getByText('About you')).toBeInTheDocument();
  expect(dialog.getByText(/City or town, Sexuality, Interests, Relationship, Hair.* Tattoos/)).toBeInTheDocument();
  expect(dialog.getByText('They may like you and write to you.')).toBeInTheDocument();
});

test('of somebody whom one blocked nothing is shown but why', async () => {
  const { dialog } = await open(() => normal);
  await userEvent.selectOptions(dialog.getByLabelText('View as'), 'Somebody I blocked');
  expect(await dialog.findByText(/^Blocked: you blocked them/)).toBeInTheDocument();
  expect(dialog.getByText(/You stand in no search or list of theirs\. Your page does not open for them\./)).toBeInTheDocument();
  expect(dialog.queryByText(/They may/)).not.toBeInTheDocument();
});

test('a rule that this page does not know is named as it is; a closed site says so', async () => {
  const { dialog } = await open(() => ({ ...normal, row: 'resting' as 'paused', profile: null, opens: false }));
  expect(await dialog.findByText('Rule “resting” decides.')).toBeInTheDocument();
});

test.each([
  [{ row: 'paused', profile: null, opens: false, listed: false }, /^On a break/],
  [{ row: 'normal', listed: false }, /did not agree to matching/],
] as const)('case %#: whoever takes a break or part in no matching reads that', async (view, said) => {
  const { dialog } = await open(() => ({ ...normal, ...view }));
  expect(await dialog.findByText(said)).toBeInTheDocument();
});

test('what cannot be loaded is said, and another try loads it', async () => {
  const { server, dialog } = await open(() => new Refused(500, 'server.error'));
  await dialog.findByText('What they see could not be loaded');
  server.answers({
    'GET /api/profile/as/visitor': () => ({ ...blocked, row: 'normal', reason: 'search.logged-out-closed' }),
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('This site shows profiles to members only.')).toBeInTheDocument();
});
