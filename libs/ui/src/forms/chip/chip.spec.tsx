import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Chip, ChipGroup, ChipList } from '.';

test('without a handler it is text', () => {
  render(<Chip>Cooking</Chip>);
  expect(screen.getByText('Cooking')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a toggle says whether it is pressed', async () => {
  const click = jest.fn();
  render(
    <Chip selected onClick={click}>
      Near me
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Near me', pressed: true }));
  expect(click).toHaveBeenCalledTimes(1);
});

test('a removable one says what it does', async () => {
  const remove = jest.fn();
  render(
    <Chip onRemove={remove} removeLabel="Remove Cooking">
      Cooking
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove Cooking' }));
  expect(remove).toHaveBeenCalledTimes(1);
});

test('with an address it is a link', () => {
  render(<Chip href="/credits">3 credits</Chip>);
  expect(screen.getByRole('link', { name: '3 credits' })).toHaveAttribute('href', '/credits');
});

test('a list of chips is a list', () => {
  render(<ChipList label="Interests">{[<Chip key="a">A</Chip>, <Chip key="b">B</Chip>]}</ChipList>);
  expect(screen.getByRole('list', { name: 'Interests' }).children).toHaveLength(2);
});

const options = ['women', 'men', 'other'].map((value) => ({ value, label: value }));

test('one of a group: arrow keys move the choice', async () => {
  const change = jest.fn();
  render(<ChipGroup label="I’d like to meet" options={options} value="women" onChange={change} />);
  expect(screen.getByRole('group', { name: 'I’d like to meet' })).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'women' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(change).toHaveBeenLastCalledWith('men');
});

function Several() {
  const [value, setValue] = useState(['women']);
  return <ChipGroup label="Interests" multiple max={2} options={options} value={value} onChange={setValue} />;
}

test('several of a group: a full choice can be taken back but not widened', async () => {
  render(<Several />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'men' }));
  expect(screen.getByRole('checkbox', { name: 'other' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'women' }));
  expect(screen.getByRole('checkbox', { name: 'women' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'other' })).toBeEnabled();
});

test('a refused group is described by the reason', () => {
  render(<ChipGroup label="I am" options={options} value={null} onChange={jest.fn()} error="Please choose one." />);
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Please choose one.');
});
