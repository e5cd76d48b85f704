import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Consent } from '@rendezvous/contracts/account/consents';
import { givenServer, Refused } from '@rendezvous/client/testing';
import { SettingsScreen } from '../settings/settings-screen';
import * as answers from '../testing/answers';
import { show } from '../testing/show';

// jsdom has none, and the switch makes one for each click
window.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent;

const READ = 'GET /api/consents';
const changed = (kind: Consent['kind'], given: boolean) =>
  answers.consents.map((consent) => (consent.kind === kind ? { ...consent, given } : consent));
const usual = (consents = answers.consents) =>
  givenServer({ 'GET /api/preferences': () => answers.preferences, [READ]: () => ({ consents }) });
const open = () => show(<SettingsScreen />, { at: '/notifications', user: answers.user });
const theSwitch = (name: string) => screen.findByRole('switch', { name });
const HIDDEN = 'You are not shown in the search';

test('it is told what was agreed to, when, and to which text, with what was said before', async () => {
  usual();
  await open();
  expect(await screen.findByText('Agreed on October 1, 2026, text of September 1, 2026')).toBeInTheDocument();
  expect(await theSwitch('Matching')).toBeChecked();
  expect(await theSwitch('Offers by e-mail')).not.toBeChecked();
  const history = screen.getByText('What you said when').closest('details')!;
  expect(
    within(history)
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['Agreed on November 2, 2026, text of November 1, 2026', 'Not agreed since November 1, 2026', 'Agreed on October 1, 2026']);
  expect(screen.queryByText(HIDDEN)).toBeNull();
});

test('matching, taken back, is told as what hides, and asked for again', async () => {
  const server = usual();
  server.answers({ 'PUT /api/consents/matching': ({ body }) => ({ consents: changed('matching', (body as { given: boolean }).given) }) });
  await open();
  await userEvent.click(await theSwitch('Matching'));
  expect(await screen.findByText(HIDDEN)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, use it for matching' }));
  expect(await theSwitch('Matching')).toBeChecked();
  expect(screen.queryByText(HIDDEN)).toBeNull();
  expect(server.of('PUT /api/consents/matching').map(({ body }) => body)).toEqual([{ given: false }, { given: true }]);
});

test('a refusal is said, and the switch stays', async () => {
  usual().answers({ 'PUT /api/consents/marketing': () => new Refused(503, 'server.unavailable') });
  await open();
  await userEvent.click(await theSwitch('Offers by e-mail'));
  expect(await screen.findByText(/We are not available right now/)).toBeInTheDocument();
  expect(await theSwitch('Offers by e-mail')).not.toBeChecked();
});

test('what cannot be loaded is said there, and another try loads it', async () => {
  const server = usual();
  server.answers({ [READ]: () => new Refused(500, 'server.error') });
  await open();
  expect(await screen.findByText('Your consents could not be loaded')).toBeInTheDocument();
  server.answers({ [READ]: () => ({ consents: answers.consents }) });
  const section = within(screen.getByText('Your consents could not be loaded').closest('section')!);
  await userEvent.click(section.getByRole('button', { name: 'Try again' }));
  expect(await theSwitch('Matching')).toBeChecked();
});

test('what is shown of specially protected data is told with its date, and taken back there', async () => {
  const server = usual();
  let { showing } = answers;
  server.answers({
    [READ]: () => ({ consents: answers.consents, showing }),
    'PATCH /api/profile': ({ body }) => {
      const { agreed_fields: agreed } = body as { agreed_fields: string[] };
      showing = showing.map((one) => ({ ...one, given: agreed.includes(one.field) }));
      return { profile: answers.profile };
    },
  });
  await open();
  expect(await screen.findByText('Agreed on November 3, 2026')).toBeInTheDocument();
  expect(await theSwitch('Show my sexuality')).not.toBeChecked();
  await userEvent.click(await theSwitch('Show my sexuality'));
  await waitFor(async () => expect(await theSwitch('Show my sexuality')).toBeChecked());
  await userEvent.click(await theSwitch('Show my interests'));
  await waitFor(async () => expect(await theSwitch('Show my interests')).not.toBeChecked());
  expect(server.of('PATCH /api/profile').map(({ body }) => body)).toEqual([
    { agreed_fields: ['sexuality', 'interests'] },
    { agreed_fields: ['sexuality'] },
  ]);
});
