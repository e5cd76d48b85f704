import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from '.';

test('the label ticks it, and so does the space bar', async () => {
  render(<Checkbox label="Keep me signed in" />);
  const box = screen.getByRole('checkbox', { name: 'Keep me signed in' });
  await userEvent.click(screen.getByText('Keep me signed in'));
  expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});

test('hint and error describe it', () => {
  render(<Checkbox label="Terms" hint="Read them any time." error="Please accept the terms." />);
  const box = screen.getByRole('checkbox');
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Read them any time. Please accept the terms.');
});

test('a disabled one stays as it is', async () => {
  render(<Checkbox label="Terms" disabled />);
  await userEvent.click(screen.getByText('Terms'));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});
