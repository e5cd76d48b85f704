import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notice } from '.';

test('it can be dismissed when a way to do so is given', async () => {
  const dismiss = jest.fn();
  render(
    <Notice onDismiss={dismiss} dismissLabel="Dismiss">
      Confirm your address.
    </Notice>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
});

test('otherwise there is no cross', () => {
  render(<Notice tone="warn">Confirm your address.</Notice>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('news of an open page is announced', () => {
  render(
    <Notice role="status" title="Confirmed">
      3 credits have arrived.
    </Notice>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Confirmed3 credits have arrived.');
});
