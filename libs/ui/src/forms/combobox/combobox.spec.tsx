import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../testing';
import { useState } from 'react';
import { Combobox, type ComboboxProps } from '.';

const options = [
  { value: 'lyon', label: 'Lyon' },
  { value: 'lille', label: 'Lille' },
  { value: 'paris', label: 'Paris' },
];

function Town({ start = null, ...props }: Partial<ComboboxProps> & { start?: string | null }) {
  const [value, setValue] = useState<string | null>(start);
  return (
    <>
      <Combobox
        label="Town"
        options={options}
        value={value}
        onChange={setValue}
        emptyText="No town of this name"
        clearLabel="Clear"
        openLabel="Show towns"
        {...props}
      />
      <output aria-label="chosen">{value ?? 'none'}</output>
    </>
  );
}
const field = () => screen.getByRole('combobox', { name: 'Town' });

test('typing narrows the list and Enter takes the first', async () => {
  render(<Town />);
  await userEvent.type(field(), 'Li');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Lille']);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status', { name: 'chosen' })).toHaveTextContent('lille');
});

test('nothing found is said', async () => {
  render(<Town />);
  await userEvent.type(field(), 'xyz');
  expect(screen.getByText('No town of this name')).toBeVisible();
});

test('a choice can be cleared', async () => {
  render(<Town start="lyon" />);
  expect(field()).toHaveValue('Lyon');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('status', { name: 'chosen' })).toHaveTextContent('none');
});

test('with a server’s options the list is shown as given and the text is passed on', async () => {
  const search = jest.fn();
  render(<Town onSearch={search} />);
  await userEvent.type(field(), 'zz');
  expect(search).toHaveBeenLastCalledWith('zz');
  expect(screen.getAllByRole('option')).toHaveLength(3);
});

test('a refusal describes it', () => {
  render(<Town error="Please choose a town." />);
  expect(field()).toHaveAccessibleDescription('Please choose a town.');
});
