import { render, screen } from '@testing-library/react';
import { Logo } from '.';

test('the discs alone still carry the name', () => {
  render(<Logo name="Rendezvous" bare href="/" />);
  expect(screen.getByRole('link', { name: 'Rendezvous' })).toHaveAttribute('href', '/');
});

test('without an address it is no link', () => {
  render(<Logo name="Rendezvous" />);
  expect(screen.getByText('Rendezvous')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
