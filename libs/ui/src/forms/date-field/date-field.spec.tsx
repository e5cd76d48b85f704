import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateField, type DateFieldProps } from '.';

const labels = { day: 'Day', month: 'Month', year: 'Year' };
const draw = (props: Partial<DateFieldProps> = {}) => render(<DateField label="Date of birth" labels={labels} {...props} />);
const type = async (day: string, month: string, year: string) => {
  await userEvent.type(screen.getByLabelText('Day'), day);
  await userEvent.type(screen.getByLabelText('Month'), month);
  await userEvent.type(screen.getByLabelText('Year'), year);
};

test('an unfinished date is no date', async () => {
  const change = jest.fn();
  draw({ onChange: change });
  await type('7', '5', '199');
  expect(change).toHaveBeenLastCalledWith('');
});

test('a day that does not exist is passed on and kept, for the rule to judge', async () => {
  const change = jest.fn();
  draw({ onChange: change });
  await type('30', '2', '2001');
  expect(change).toHaveBeenLastCalledWith('2001-02-30');
  expect(screen.getByLabelText('Day')).toHaveValue('30');
});

test('a date is given in ISO form, with leading zeros', async () => {
  const change = jest.fn();
  draw({ onChange: change });
  await type('7', '5', '1990');
  expect(change).toHaveBeenLastCalledWith('1990-05-07');
});

test('letters are not taken', async () => {
  draw();
  await userEvent.type(screen.getByLabelText('Year'), '19x9a0');
  expect(screen.getByLabelText('Year')).toHaveValue('1990');
});

test.each([
  ['dmy', ['Day', 'Month', 'Year']],
  ['mdy', ['Month', 'Day', 'Year']],
  ['ymd', ['Year', 'Month', 'Day']],
] as const)('%s is the order of the keyboard too', async (order, expected) => {
  draw({ order, defaultValue: '1990-05-17' });
  for (const label of expected) {
    await userEvent.tab();
    expect(screen.getByLabelText(label)).toHaveFocus();
  }
});

test('leaving is told once, when the focus leaves all three parts', async () => {
  const blur = jest.fn();
  draw({ onBlur: blur });
  await userEvent.tab();
  await userEvent.tab();
  expect(blur).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.tab();
  expect(blur).toHaveBeenCalledTimes(1);
});

test('in a plain form it is one value', async () => {
  const { container } = draw({ name: 'birthDate', defaultValue: '1990-05-17' });
  expect(container.querySelector('input[name=birthDate]')).toHaveValue('1990-05-17');
});

test('the reason of a refusal describes the group', () => {
  draw({ error: 'This day does not exist.' });
  expect(screen.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription('This day does not exist.');
  expect(screen.getByLabelText('Day')).toBeInvalid();
});
