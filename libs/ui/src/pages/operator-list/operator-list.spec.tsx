import type { ComponentProps } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OperatorList } from '.';

/** As a router's link: what it shows comes from outside. */
const Place = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>;
const WORDS = {
  title: 'Complaints',
  filter: 'Which complaints',
  keys: 'j and k walk through the rows',
  loading: 'Loading',
  failed: 'No complaints right now',
  retry: 'Try again',
  none: 'No complaint here',
  noneText: 'They show up here.',
  more: 'Older ones',
};
const retry = jest.fn();
const show = (more: Partial<ComponentProps<typeof OperatorList<string>>> = {}) =>
  render(
    <OperatorList
      words={WORDS}
      rows={['one', 'two']}
      isError={false}
      isFetching={false}
      onRetry={retry}
      more={null}
      filters={[
        { id: 'open', label: 'Open', current: true, link: <Place href="#open" /> },
        { id: 'all', label: 'All', current: false, link: <Place href="#all" /> },
      ]}
      {...more}
    >
      {(rows) => <p>{rows.join(', ')}</p>}
    </OperatorList>,
  );

test('a head names the page and leads to what else the list can show', () => {
  show({ intro: <p>What this is about</p>, detail: <p>The one that is open</p> });
  expect(screen.getByRole('heading', { level: 1, name: 'Complaints' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Which complaints' })).toHaveTextContent('OpenAll');
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
  for (const text of ['one, two', 'What this is about', 'The one that is open', WORDS.keys])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Older ones' })).not.toBeInTheDocument();
});

test('without rows it says why: they are on their way, there are none, or they did not come', async () => {
  const { unmount } = show({ rows: undefined });
  expect(screen.getByText('Loading')).toBeInTheDocument();
  unmount();
  const empty = show({ rows: [] });
  expect(screen.getByText('No complaint here')).toBeInTheDocument();
  expect(screen.queryByText(WORDS.keys)).not.toBeInTheDocument();
  empty.unmount();
  show({ rows: undefined, isError: true });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('rows that are there stay while they are asked for anew in vain; a long list leads on', () => {
  show({ isError: true, more: <Place href="#older" /> });
  expect(screen.getByText('one, two')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Older ones' })).toHaveAttribute('href', '#older');
});
