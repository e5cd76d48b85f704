import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '@rendezvous/client/testing';
import { notes } from '../testing/answers';
import { screens } from '../testing/screens';
import { show } from '../testing/show';
import { NotesScreen } from './notes-screen';

const LIST = 'GET /api/newarea/notes';
const ADD = 'POST /api/newarea/notes';
const { full, empty } = screens.pages['/newarea']!;
const open = () => show(<NotesScreen />, { at: '/newarea' });
const write = async (text: string) => {
  const line = await screen.findByLabelText('A new note');
  await userEvent.clear(line);
  if (text !== '') await userEvent.type(line, text);
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
};

test('nothing, or too much, is not sent', async () => {
  const server = givenServer(full.answers);
  await open();
  await write('');
  expect(await screen.findByText('Please write something.')).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('A new note'));
  await userEvent.paste('x'.repeat(201));
  expect(await screen.findByText('At most 200 characters fit.')).toBeInTheDocument();
  expect(server.of(ADD)).toEqual([]);
});

test('a refused note is explained, and what was typed stays', async () => {
  givenServer({ ...full.answers, [ADD]: () => new Refused(409, 'newarea.note-taken') });
  await open();
  await write('Call Ines');
  expect(await screen.findByText('You have this note already.')).toBeInTheDocument();
  expect(screen.getByLabelText('A new note')).toHaveValue('Call Ines');
});

test('a list that cannot be had is asked for again in place', async () => {
  const server = givenServer({ [LIST]: () => new Refused(500, 'server.error') });
  await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers(full.answers);
  await userEvent.click(again);
  expect(await screen.findByRole('list', { name: 'Notes, latest first' })).toBeInTheDocument();
});

test('while the list loads a screen reader hears so', async () => {
  givenServer({ [LIST]: () => new Promise(() => undefined) });
  await open();
  expect(screen.getByRole('status')).toHaveTextContent('Loading your notes');
});

test('a note that was kept stands in the list, and the line is empty again', async () => {
  const server = givenServer({ ...empty!.answers, [ADD]: () => notes[0] });
  await open();
  expect(await screen.findByRole('heading', { name: 'No notes yet' })).toBeInTheDocument();
  server.answers(full.answers);
  await write('  Call Ines ');
  const list = within(await screen.findByRole('list', { name: 'Notes, latest first' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Call InesNov 21, 2026', 'Buy tulipsNov 20, 2026']);
  expect(server.of(ADD)[0]?.body).toEqual({ text: 'Call Ines' });
  expect(screen.getByLabelText('A new note')).toHaveValue('');
  expect(document.title).toBe('Your notes · Rendezvous');
});
