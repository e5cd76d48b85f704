import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Presses the page's button to pay, and the same in the dialog that asks once more. */
export const payAndConfirm = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: /^Pay/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Pay/ }));
};
