import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, givenServer, Refused } from '@rendezvous/client/testing';
import { foundMember } from '../../testing/operator-adjustments';
import { methodBlocks } from '../../testing/operator-blocks';
import { operator } from '../../testing/screens';
import { show } from '../../testing/show';
import { BlocksScreen } from './blocks-screen';

const LIST = 'GET /api/operator/blocks';
const BLOCK = 'POST /api/operator/blocks';
const LIFT = 'PUT /api/operator/blocks/203/card/lifted';
const blocks = () => ({ blocks: methodBlocks, next: null });
const given = (more: Answers = {}) =>
  givenServer({ [LIST]: blocks, 'GET /api/operator/members': () => ({ members: [foundMember] }), ...more });
const open = (query = '') => show(<BlocksScreen />, { at: `/operator/billing/blocks${query}`, user: operator });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('blocks that did not come are told of, and asked for again in place', async () => {
  const server = given({ [LIST]: () => new Refused(500, 'server.error') });
  await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [LIST]: blocks });
  await userEvent.click(retry);
  expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(methodBlocks.length + 1);
});

test('each row says whom it is about, since when, and what it is because of', async () => {
  given();
  await open();
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent?.replace(/Nov.*/, ''))).toEqual([
    '#203CardBlockedOperator #31',
    '#203CardBlockedLost dispute 3',
    '#7Direct debit (SEPA)BlockedDebit sent back, dispute 2',
    '#201CardLiftedLost dispute 1',
  ]);
});

test('which are shown stands in the address: those that stand, of one member, older ones', async () => {
  const server = given({ [LIST]: () => ({ blocks: methodBlocks, next: '1763712600000-dispute:1' }) });
  await open('?member=203');
  expect(await screen.findByText(/Only those of member 203\./)).toBeInTheDocument();
  expect(server.of(LIST)[0]?.query).toEqual({ state: 'standing', member: '203' });
  await userEvent.click(screen.getByRole('link', { name: 'Lifted' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Show older ones' }));
  await waitFor(() => expect(server.of(LIST).at(-1)?.query).toEqual({ state: 'lifted', member: '203', before: '1763712600000-dispute:1' }));
});

test('one is lifted with a reason, never without, and the list is read again', async () => {
  const server = given({ [LIFT]: () => ({ blocks: [] }) });
  await open('?block=dispute%3A3');
  const panel = within(await screen.findByRole('region', { name: 'Card of member 203' }));
  expect(panel.getByRole('link', { name: 'Lost dispute 3' })).toHaveAttribute('href', '/operator/billing/disputes?status=lost&dispute=3');
  await press('Lift the block');
  expect(await screen.findByText('Please say why: others read it later.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Why' })).toHaveFocus();
  expect(server.of(LIFT)).toHaveLength(0);
  await userEvent.type(screen.getByRole('textbox', { name: 'Why' }), ' Their card was stolen. ');
  await press('Lift the block');
  expect(await screen.findByText('The member can pay with it again.')).toBeInTheDocument();
  expect(server.of(LIFT)[0]?.body).toEqual({ reason: 'Their card was stolen.' });
  await waitFor(() => expect(server.of(LIST)).toHaveLength(2));
});

test('one that is lifted says by whom and why, and offers nothing', async () => {
  given();
  await open('?block=dispute%3A1');
  const panel = within(await screen.findByRole('region', { name: 'Card of member 201' }));
  expect(panel.getByText(/by operator #12: Their card was stolen/)).toBeInTheDocument();
  expect(panel.queryByRole('button')).not.toBeInTheDocument();
});

test('a member is blocked by hand; a refusal is told, and what was typed stays', async () => {
  const server = given({ [BLOCK]: () => new Refused(403, 'billing.block-own') });
  await open('?find=%237');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Way to pay' }), 'PayPal');
  await userEvent.type(screen.getByRole('textbox', { name: 'Why' }), 'A stolen account.');
  await press('Block');
  expect(await screen.findByText(/Another operator has to do this/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Why' })).toHaveValue('A stolen account.');
  server.answers({ [BLOCK]: () => methodBlocks[0]! });
  await press('Block');
  expect(await screen.findByText('The member cannot pay with it any more.')).toBeInTheDocument();
  expect(server.of(BLOCK)[1]?.body).toEqual({ member_id: 7, method: 'paypal', reason: 'A stolen account.' });
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Way to pay' })).not.toBeInTheDocument());
});
