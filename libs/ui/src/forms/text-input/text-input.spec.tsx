import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { TextInput } from '.';

test('every prop of an input and the ref reach it', async () => {
  const ref = createRef<HTMLInputElement>();
  const change = jest.fn();
  render(<TextInput label="E-mail" type="email" name="email" autoComplete="email" ref={ref} onChange={change} />);
  await userEvent.type(screen.getByLabelText('E-mail'), 'a@b');
  expect(ref.current).toHaveValue('a@b');
  expect(ref.current).toHaveAttribute('autocomplete', 'email');
  expect(change).toHaveBeenCalledTimes(3);
});

test('a refusal is read with the hint and keeps what was typed', () => {
  render(<TextInput label="E-mail" hint="Never shown." error="Not complete." defaultValue="hugo@" />);
  const input = screen.getByLabelText('E-mail');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Never shown. Not complete.');
  expect(input).toHaveValue('hugo@');
});

test('a hidden label still names it', () => {
  render(<TextInput label="Search" hideLabel />);
  expect(screen.getByRole('textbox', { name: 'Search' })).toBeInTheDocument();
});

test('an id of one’s own is used throughout', () => {
  render(<TextInput label="E-mail" id="login-email" error="Missing." />);
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('aria-describedby', 'login-email-error');
});
