import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SegmentedControl } from '.';

test('one of the segments is chosen; keys ask for the next', async () => {
  const change = jest.fn();
  render(
    <SegmentedControl
      label="Theme"
      value="light"
      onChange={change}
      options={[
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Theme' })).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Light', checked: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(change).toHaveBeenCalledWith('dark');
});
