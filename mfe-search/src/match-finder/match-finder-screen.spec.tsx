import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { madeUpRegions, madeUpResult, madeUpSearch } from '../testing/answers';
import { fakeNetwork, refuse } from '../testing/fake-network';
import { show } from '../testing/show';
import { MatchFinderScreen } from './match-finder-screen';

const SEARCH = 'GET /api/members';
const answers = {
  [SEARCH]: () => madeUpResult({ defaults: madeUpSearch }),
  'GET /api/regions.php': () => ({ regions: madeUpRegions }),
  'GET /api/interests.php': () => ({
    interests: ['tea', 'wine', 'hiking', 'reading'].map((id) => ({ id, names: { en: id } })),
  }),
};
const open = (at = '/match-finder', user?: null) =>
  show(
    <Routes>
      <Route path="/match-finder" element={<MatchFinderScreen />} />
    </Routes>,
    { at, route: '*', ...(user === null ? { user } : {}) },
  );
const address = () => screen.getByTestId('address').textContent;
const question = (name: string) => screen.findByRole('heading', { level: 2, name });

test('four questions, by keyboard alone, end on the results with what was answered', async () => {
  fakeNetwork(answers);
  await open();
  await question('Whom would you like to meet?');
  expect(screen.getByText('Question 1 of 4')).toBeInTheDocument();
  screen.getByRole('radio', { name: 'Women' }).focus();
  await userEvent.keyboard(' {Enter}');
  await waitFor(() => expect(address()).toBe('/match-finder?gender=female&step=2'));
  expect(await question('Where?')).toHaveFocus();
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'BE');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await question('At which age?')).toHaveFocus();
  const oldest = screen.getByRole('textbox', { name: 'To: Oldest age' });
  await userEvent.clear(oldest);
  await userEvent.type(oldest, '40{Enter}');
  expect(await question('What should you have in common?')).toHaveFocus();
  expect(address()).toBe('/match-finder?gender=female&country=BE&min_age=26&max_age=40&step=4');
  for (const name of ['tea', 'wine', 'hiking']) await userEvent.click(screen.getByRole('checkbox', { name }));
  expect(screen.getByRole('checkbox', { name: 'reading' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Show who fits' }));
  expect(address()).toBe('/members?gender=female&country=BE&min_age=26&max_age=40&interests=tea%2Cwine%2Chiking');
});

test('intimate interests are for whoever opens them, and count among the three', async () => {
  fakeNetwork({
    ...answers,
    'GET /api/interests.php': () => ({
      interests: ['tea', 'wine', 'hiking', 'lingerie', 'bondage'].map((id) => ({ id, names: { en: id } })),
    }),
  });
  await open('/match-finder?gender=female&country=BE&step=4');
  await question('What should you have in common?');
  const summary = await screen.findByText('Intimate interests', { selector: 'summary' });
  const intimate = summary.closest('details')!;
  expect(within(screen.getByRole('group', { name: 'Interests' })).queryByText('lingerie')).toBeNull();
  expect(intimate).not.toHaveAttribute('open');
  await userEvent.click(summary);
  for (const name of ['tea', 'lingerie', 'wine']) await userEvent.click(screen.getByRole('checkbox', { name }));
  expect(intimate).toHaveTextContent('Intimate interests (1)');
  for (const name of ['hiking', 'bondage']) expect(screen.getByRole('checkbox', { name })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Show who fits' }));
  expect(address()).toBe('/members?gender=female&country=BE&interests=lingerie%2Ctea%2Cwine');
});

test('back keeps the answers, those of this question, too', async () => {
  fakeNetwork(answers);
  await open('/match-finder?gender=female&step=2');
  await userEvent.selectOptions(await screen.findByLabelText('Country'), 'BE');
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(await question('Whom would you like to meet?')).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Women' })).toBeChecked();
  expect(address()).toBe('/match-finder?gender=female&country=BE');
  expect(screen.queryByRole('link', { name: 'Back' })).not.toBeInTheDocument();
});

test('how many fit follows each answer', async () => {
  fakeNetwork({ ...answers, [SEARCH]: ({ query }) => madeUpResult({ total: query['gender'] ? 41 : 312 }) });
  await open();
  expect(await screen.findByText('312 members fit')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Women' }));
  expect(await screen.findByText('41 members fit')).toBeInTheDocument();
});

test('whoever looks for one gender is not asked whom: three questions are left', async () => {
  fakeNetwork({ ...answers, [SEARCH]: () => madeUpResult({ genders: ['female'] }) });
  await open();
  await question('Where?');
  expect(screen.getByText('Question 1 of 3')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Back' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await question('At which age?')).toHaveFocus();
  expect(address()).toBe('/match-finder?step=2');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await question('What should you have in common?');
  await userEvent.click(screen.getByRole('button', { name: 'Show who fits' }));
  expect(address()).toBe('/members?order=active');
});

test('a site that shows members to members alone says so; a fault offers another try', async () => {
  const network = fakeNetwork({ ...answers, [SEARCH]: () => refuse(500, 'server.error') });
  await open('/match-finder', null);
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.change({ [SEARCH]: () => refuse(403, 'search.logged-out-closed') });
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Members are for members' })).toBeInTheDocument();
});
