import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from '.';

const options = [
  { value: 'fr', label: 'France' },
  { value: 'be', label: 'Belgium' },
];

test('a choice is told; the empty entry has an empty value', async () => {
  const change = jest.fn((event: React.ChangeEvent<HTMLSelectElement>) => event.target.value);
  render(<Select label="Country" options={options} placeholder="Any country" defaultValue="" onChange={change} />);
  const select = screen.getByRole('combobox', { name: 'Country' });
  expect(select).toHaveDisplayValue('Any country');
  await userEvent.selectOptions(select, 'Belgium');
  expect(change).toHaveLastReturnedWith('be');
});

test('a refusal describes it', () => {
  render(<Select label="Country" options={options} error="Please choose." />);
  expect(screen.getByRole('combobox')).toBeInvalid();
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Please choose.');
});

test('own options may be grouped', () => {
  render(
    <Select label="Country">
      <optgroup label="Europe">
        <option>France</option>
      </optgroup>
    </Select>,
  );
  expect(screen.getByRole('group', { name: 'Europe' })).toBeInTheDocument();
});
