import { render, screen } from '@testing-library/react';
import { Countdown } from '.';

test('a screen reader hears one sentence instead of ticking numbers', () => {
  render(<Countdown label="3 hours left" parts={[{ value: '03', unit: 'h' }]} />);
  expect(screen.getByRole('timer', { name: '3 hours left' })).toHaveTextContent('03h');
  expect(screen.getByText('03')).toHaveAttribute('aria-hidden', 'true');
});
