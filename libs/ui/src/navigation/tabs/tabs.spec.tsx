import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from '.';

const tabs = [
  { value: 'received', label: 'Received', end: 2, panel: <p>Two gifts</p> },
  { value: 'sent', label: 'Sent', panel: <p>None sent</p> },
  { value: 'closed', label: 'Closed', panel: <p>Closed</p>, disabled: true },
];

test('one panel shows, named by its tab; arrow keys move on', async () => {
  render(<Tabs label="Gifts" tabs={tabs} />);
  expect(screen.getByRole('tablist', { name: 'Gifts' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Two gifts');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Sent', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Sent' })).toHaveTextContent('None sent');
});

test('the value decides, a press only asks', async () => {
  const change = jest.fn();
  render(<Tabs label="Gifts" tabs={tabs} value="received" onChange={change} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Sent' }));
  expect(change).toHaveBeenCalledWith('sent');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Two gifts');
});
