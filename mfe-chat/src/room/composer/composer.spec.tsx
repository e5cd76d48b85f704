import { createRef } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../../testing/show';
import { Composer, type ComposerHandle, type ComposerProps } from './composer';

const given = async (more: Partial<ComposerProps> = {}) => {
  const onSend = jest.fn<boolean, [string]>(() => true);
  const onChange = jest.fn();
  await show(<Composer partnerName="Inès" first="" cost={1} credits={3} most={100} onSend={onSend} onChange={onChange} {...more} />);
  return {
    onSend,
    onChange,
    field: screen.getByRole('textbox', { name: 'Message to Inès' }),
    send: screen.getByRole('button', { name: 'Send, 1 credit' }),
  };
};
const keyboard = (there: boolean) => {
  window.matchMedia = ((query: string) => ({ matches: there, media: query })) as unknown as typeof window.matchMedia;
};

beforeEach(() => keyboard(true));

test('says the cost, and what will be left', async () => {
  await given();
  expect(screen.getByText('1 credit a message. Reading is free.')).toBeVisible();
  expect(screen.getByText('2 left after this')).toBeVisible();
});

test('the field is as high as what it asks, then as its text', async () => {
  const { field } = await given();
  const behind = field.parentElement!;
  expect(behind).toHaveAttribute('data-text', field.getAttribute('placeholder'));
  await userEvent.type(field, 'Hello');
  expect(behind).toHaveAttribute('data-text', 'Hello ');
});

test('a free message costs nothing and says so', async () => {
  await show(<Composer partnerName="Sana" first="" cost={0} credits={0} most={100} onSend={() => true} onChange={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Send, free' })).toBeVisible();
  expect(screen.queryByText(/left after this/)).toBeNull();
});

test('a text that is taken leaves the field empty, trimmed', async () => {
  const { field, onSend, onChange } = await given();
  await userEvent.type(field, '  Hello there  {Enter}');
  expect(onSend.mock.calls).toEqual([['Hello there']]);
  expect(field).toHaveValue('');
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(field).toHaveFocus();
});

test('a refused text stays', async () => {
  const { field, send } = await given({ onSend: () => false });
  await userEvent.type(field, 'Do not lose me');
  await userEvent.click(send);
  expect(field).toHaveValue('Do not lose me');
});

test('with a keyboard Enter sends and Shift+Enter begins a line; on a phone Enter begins a line', async () => {
  const { field, onSend } = await given();
  await userEvent.type(field, 'one{Shift>}{Enter}{/Shift}two');
  expect(field).toHaveValue('one\ntwo');
  expect(onSend).not.toHaveBeenCalled();
  keyboard(false);
  await userEvent.type(field, '{Enter}');
  expect(onSend).not.toHaveBeenCalled();
});

test('Enter that ends a composition of characters sends nothing', async () => {
  const { field, onSend } = await given({ first: 'こんに' });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(onSend).not.toHaveBeenCalled();
});

test('characters are counted from 80 % on, as code points', async () => {
  const { field } = await given();
  fireEvent.change(field, { target: { value: '🎈'.repeat(79) } });
  expect(screen.queryByText(/characters/)).toBeNull();
  fireEvent.change(field, { target: { value: '🎈'.repeat(80) } });
  expect(screen.getByText('80 of 100 characters')).toBeVisible();
});

test('a text that is too long is not sent and says by how much', async () => {
  const { field, send, onSend } = await given();
  fireEvent.change(field, { target: { value: 'x'.repeat(103) } });
  expect(screen.getByText('3 characters too many')).toBeVisible();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(send);
  expect(onSend).not.toHaveBeenCalled();
});

test('blanks alone are not sent', async () => {
  const { field, onSend } = await given();
  await userEvent.type(field, '   {Enter}');
  expect(onSend).not.toHaveBeenCalled();
});

test('a text comes back for editing unless something else is being written', async () => {
  const ref = createRef<ComposerHandle>();
  const { field } = await given({ ref });
  expect(ref.current!.take('Again')).toBe(true);
  expect(await screen.findByDisplayValue('Again')).toBe(field);
  expect(ref.current!.take('Another')).toBe(false);
  expect(field).toHaveValue('Again');
});
