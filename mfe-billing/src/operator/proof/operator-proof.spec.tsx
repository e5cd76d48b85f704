import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '@rendezvous/client/testing';
import { user } from '@rendezvous/client/testing/screens';
import { proofs } from '../../testing/operator-answers';
import { show } from '../../testing/show';
import { OperatorProofScreen } from './operator-proof-screen';

const LIST = 'GET /api/operator/billing/proofs';
const START = 'POST /api/operator/billing/proofs';
const open = () => show(<OperatorProofScreen />, { at: '/operator/billing/proof', user: { ...user, operator: true } });

test('each run says what it looked at, and where the first fault is', async () => {
  givenServer({ [LIST]: () => proofs });
  await open();
  expect(await screen.findByText(/Entry 512 was changed/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Wallet 7' })).toHaveAttribute('href', '/operator/account?view=members&find=7');
  expect(screen.getByRole('row', { name: /None Operator 1,204 48,311 937 0/ })).toBeInTheDocument();
});

test('a run that is asked for shows up', async () => {
  const server = givenServer({ [LIST]: () => ({ proofs: [], more: false }), [START]: () => proofs.proofs[1] });
  await open();
  expect(await screen.findByText('No run yet')).toBeInTheDocument();
  server.answers({ [LIST]: () => proofs });
  await userEvent.click(screen.getByRole('button', { name: 'Prove now' }));
  expect(await screen.findByText(/Entry 512/)).toBeInTheDocument();
});

test('runs that cannot be had are asked for again in place', async () => {
  const server = givenServer({ [LIST]: () => new Refused(500, 'server.error') });
  await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [LIST]: () => proofs });
  await userEvent.click(again);
  expect(await screen.findByText(/Entry 512/)).toBeInTheDocument();
});
