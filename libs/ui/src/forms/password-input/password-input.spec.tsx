import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordInput } from '.';

test('the password is hidden until asked for, and hidden again; nothing typed is lost', async () => {
  render(<PasswordInput label="Password" revealLabel="Show password" concealLabel="Hide password" />);
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'correct horse');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('correct horse');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

test('the button does not send the form', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <PasswordInput label="Password" revealLabel="Show" concealLabel="Hide" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(submit).not.toHaveBeenCalled();
});
