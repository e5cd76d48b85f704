import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioGroup } from '.';

const options = [
  { value: 'card', label: 'Card', hint: 'No fee' },
  { value: 'paypal', label: 'PayPal' },
  { value: 'sepa', label: 'Direct debit', disabled: true },
] as const;

test('the value decides what is chosen, a press only asks', async () => {
  const change = jest.fn();
  render(<RadioGroup label="Pay with" options={options} value="card" onChange={change} />);
  await userEvent.click(screen.getByText('PayPal'));
  expect(change).toHaveBeenCalledWith('paypal');
  expect(screen.getByRole('radio', { name: /Card/ })).toBeChecked();
});

test('uncontrolled, it keeps its own choice and arrow keys move it', async () => {
  render(<RadioGroup label="Pay with" options={options} defaultValue="card" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'PayPal' })).toBeChecked();
});

test('null means that nothing is chosen yet', () => {
  render(<RadioGroup label="Pay with" options={options} value={null} error="Please choose one." />);
  expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
  expect(screen.getByRole('group', { name: 'Pay with' })).toHaveAccessibleDescription('Please choose one.');
});

test('a disabled choice cannot be taken', async () => {
  const change = jest.fn();
  render(<RadioGroup label="Pay with" options={options} value="card" onChange={change} />);
  await userEvent.click(screen.getByText('Direct debit'));
  expect(change).not.toHaveBeenCalled();
});

test('two groups of one page do not share their choice', async () => {
  render(
    <>
      <RadioGroup label="A" options={options} defaultValue="card" />
      <RadioGroup label="B" options={options} defaultValue="card" />
    </>,
  );
  const [first] = screen.getAllByRole('radio', { name: 'PayPal' });
  await userEvent.click(first as HTMLElement);
  expect(screen.getAllByRole('radio', { name: /Card/ }).map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, true]);
});
