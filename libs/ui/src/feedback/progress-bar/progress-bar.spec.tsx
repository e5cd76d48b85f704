import { render, screen } from '@testing-library/react';
import { ProgressBar, StepBar } from '.';

test('a known progress has a value, an unknown one has none', () => {
  const { rerender } = render(<ProgressBar label="Uploading" value={64} />);
  expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveValue(64);
  rerender(<ProgressBar label="Uploading" />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
});

test('steps are said in words and drawn as bars', () => {
  const { container } = render(<StepBar label="Step 2 of 5" step={2} steps={5} />);
  expect(screen.getByText('Step 2 of 5')).toBeInTheDocument();
  expect(container.querySelectorAll('.step')).toHaveLength(5);
  expect(container.querySelectorAll('.done')).toHaveLength(2);
});
