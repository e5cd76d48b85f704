import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from '.';

test('the words are in the page and can be pointed at', () => {
  render(
    <button type="button" aria-labelledby="words">
      <VisuallyHidden id="words">Send</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Send' })).toBeInTheDocument();
});
