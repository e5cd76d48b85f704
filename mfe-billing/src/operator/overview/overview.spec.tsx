import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, givenServer, Refused } from '@rendezvous/client/testing';
import { noWaitingWork, waitingWork } from '../../testing/operator-overview';
import { operator } from '../../testing/screens';
import { show } from '../../testing/show';
import { PAYMENTS } from '../payments/payment-pages';
import { PaymentsScreen } from './payments-screen';

const given = (answers: Answers = waitingWork) => givenServer(answers);
const visit = () => show(<PaymentsScreen />, { at: PAYMENTS, user: operator });
const row = (name: string) => within(screen.getByRole('link', { name }).closest('li')!);

test('the entry leads to all pages, each with what it is for', async () => {
  given();
  await visit();
  expect(screen.getByRole('heading', { level: 1, name: 'Payments' })).toBeInTheDocument();
  const tabs = within(screen.getByRole('navigation', { name: 'Pages about payments' }));
  expect(tabs.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  expect(screen.getByText('What payment companies sent, and what became of it.')).toBeInTheDocument();
});

test('what waits stands first, with how much of it, and leads to where it is done', async () => {
  const server = given();
  await visit();
  expect(await row('Refunds to look at').findByText('3')).toBeInTheDocument();
  expect(row('Differences to settle, and payments nobody can explain').getByText(/^\d+\+$/)).toBeInTheDocument();
  expect(row('Fees to approve').getByText('0')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Refunds to look at' })).toHaveAttribute('href', '/operator/billing/refunds?state=waiting');
  expect(server.of('GET /api/operator/disputes')[0]?.query).toEqual({});
});

test('what cannot be counted says so, hides nothing else, and is asked for again', async () => {
  const server = given({ ...noWaitingWork, 'GET /api/operator/bundles': () => new Refused(500, 'server.error') });
  await visit();
  expect(await row('Prices to approve').findByText('Could not be counted')).toBeInTheDocument();
  expect(row('Credits to approve').getByText('0')).toBeInTheDocument();
  server.answers(noWaitingWork);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row('Prices to approve').findByText('0')).toBeInTheDocument();
});
