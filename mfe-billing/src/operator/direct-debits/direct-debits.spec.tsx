import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BankAnswerLine } from '@rendezvous/contracts/billing/operator-direct-debits';
import { type Answers, givenServer, Refused } from '@rendezvous/client/testing';
import { bankFiles, noBankFiles, unknownFile } from '../../testing/operator-direct-debits';
import { operator } from '../../testing/screens';
import { show } from '../../testing/show';
import { DirectDebitsScreen } from './direct-debits-screen';
import { directDebitsTexts } from './texts';

const FILES = '/api/operator/billing/direct-debit-files';
const LIST = `GET ${FILES}`;
const DECIDE = `PUT ${FILES}/${unknownFile.id}/delivery`;
const DOWNLOAD = `POST ${FILES}/${unknownFile.id}/download`;
const given = (more: Answers = {}) => givenServer({ [LIST]: () => bankFiles, ...more });
const open = (query = '') => show(<DirectDebitsScreen />, { at: `/operator/billing/direct-debits${query}`, user: operator });
const rows = async () => within(await screen.findByRole('table')).getAllByRole('link');

test('files that did not come are told of, and asked for again in place', async () => {
  const server = given({ [LIST]: () => new Refused(500, 'server.error') });
  await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [LIST]: () => bankFiles });
  await userEvent.click(retry);
  expect(await rows()).toHaveLength(3);
});

test('before the first file it says when there will be one, and an answer can be brought all the same', async () => {
  given({ [LIST]: () => noBankFiles });
  await open();
  expect(await screen.findByText(/before the first debit is due/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Take it in' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose a file first.');
});

test.each([
  ['The bank has it', { bank_has_it: true }, 'delivered', 'Noted: the bank has it.'],
  ['Hand it over again', { bank_has_it: false }, 'written', 'It is handed over again within ten minutes.'],
] as const)('of a file that nobody knows the end of an operator says: %s', async (name, sent, state, told) => {
  const server = given({ [DECIDE]: () => ({ ...unknownFile, state }) });
  await open(`?file=${unknownFile.id}`);
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(told)).toBeInTheDocument();
  expect(server.of(DECIDE).at(-1)?.body).toEqual(sent);
  await waitFor(() => expect(server.of(LIST)).toHaveLength(2));
});

test('one that the bank has is not decided about, and all can be had', async () => {
  given({ [DOWNLOAD]: () => new Refused(404, 'billing.bank-file-not-found') });
  await open('?file=16');
  const panel = await screen.findByRole('region', { name: 'File 16' });
  expect(
    within(panel)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Download the file']);
});

test.each([
  ['pain.008', 'rejected', /disputes that are lost/],
  ['pain.001', 'rejected', /Those refunds did not go through/],
  ['pain.001', 'partly', /Those refunds did not go through/],
  ['pain.001', 'unknown', /it could be paid twice/],
] as const)('what a state means is said by what is in the file: %s, %s', async (kind, state, text) => {
  given({ [LIST]: () => ({ ...bankFiles, files: bankFiles.files.map((one) => ({ ...one, kind, state })) }) });
  await open('?file=16');
  expect(within(await screen.findByRole('region', { name: 'File 16' })).getByText(text)).toBeInTheDocument();
});

test('a file that is not kept any more is told of', async () => {
  given({ [DOWNLOAD]: () => new Refused(404, 'billing.bank-file-not-found') });
  await open(`?file=${unknownFile.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Download the file' }));
  expect(await screen.findByText(/its content is no longer kept/)).toBeInTheDocument();
});

test('lines that wait say what the bank said and why it is not followed, until somebody has dealt with them', async () => {
  const server = given({ [`PUT ${FILES}/answers/9/lines/2/resolved`]: () => ({}) });
  await open();
  const lines = await screen.findByRole('region', { name: 'Lines that wait for you' });
  expect(lines).toHaveTextContent(/INVOICE 2026-0815 · €50.00 · booked/);
  expect(lines).toHaveTextContent(/RDV-D-41 · refused · AM04/);
  expect(lines).toHaveTextContent(/RDV-D-40 · booked · Nov 22, 2026It names another amount than was asked for, or none./);
  await userEvent.click(within(lines).getAllByRole('button', { name: 'Dealt with' })[0]!);
  expect(await screen.findByText('Noted: you have dealt with it.')).toBeInTheDocument();
  await waitFor(() => expect(server.of(LIST)).toHaveLength(2));
});

test('a long list goes on', async () => {
  const server = given();
  await open();
  await userEvent.click(await screen.findByRole('link', { name: 'Earlier files' }));
  await waitFor(() => expect({ ...server.of(LIST).at(-1)?.query }).toEqual({ before: '15' }));
});

test('every fault is told in a sentence', () => {
  const ids = BankAnswerLine.shape.fault.options.map((fault) => `billing.direct-debits.fault.${fault}`);
  expect(ids.filter((id) => !(id in directDebitsTexts.en))).toEqual([]);
});
