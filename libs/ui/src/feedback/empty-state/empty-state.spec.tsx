import { render, screen } from '@testing-library/react';
import { EmptyState } from '.';

test('title, help and the way on', () => {
  render(
    <EmptyState heading={1} title="Nobody fits" actions={<button type="button">Reset</button>}>
      Let go of one thing.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Nobody fits' })).toBeVisible();
  expect(screen.getByText('Let go of one thing.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reset' })).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
