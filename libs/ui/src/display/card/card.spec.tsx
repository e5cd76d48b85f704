import { render, screen } from '@testing-library/react';
import { Card } from '.';

test('a card is the element it is told to be, with its name', () => {
  render(
    <Card as="section" aria-label="Pay with">
      x
    </Card>,
  );
  expect(screen.getByRole('region', { name: 'Pay with' })).toHaveTextContent('x');
});
