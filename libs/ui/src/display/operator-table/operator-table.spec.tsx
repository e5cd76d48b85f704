import type { ComponentProps } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OperatorTable, ScrollTable } from '.';
import { useTableKeys } from './use-table-keys';

/** As a router's link: what it shows comes from outside. */
const Place = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>;

const Table = ({ onHelp }: { readonly onHelp?: () => void }) => {
  const table = useTableKeys(onHelp);
  return (
    <>
      <input aria-label="Search" />
      <ScrollTable label="Landers">
        <table ref={table}>
          <tbody>
            {['one', 'two', 'three'].map((name) => (
              <tr key={name}>
                <td>
                  <a href={`#${name}`}>{name}</a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
    </>
  );
};
const focused = () => document.activeElement?.textContent;

test('j and k walk through the rows, from either end, and stay at the ends', async () => {
  render(<Table />);
  await userEvent.keyboard('k');
  expect(focused()).toBe('three');
  await userEvent.keyboard('jkk');
  expect(focused()).toBe('one');
  await userEvent.keyboard('kj');
  expect(focused()).toBe('two');
});

test('what is typed somewhere walks nowhere, nor what is pressed with another key', async () => {
  const onHelp = jest.fn();
  render(<Table onHelp={onHelp} />);
  await userEvent.type(screen.getByLabelText('Search'), 'jk?');
  expect(screen.getByLabelText('Search')).toHaveFocus();
  await userEvent.click(document.body);
  await userEvent.keyboard('{Control>}j{/Control}{Alt>}k{/Alt}');
  expect(document.body).toHaveFocus();
  expect(onHelp).not.toHaveBeenCalled();
});

test('a question mark asks for help, where there is any', async () => {
  const onHelp = jest.fn();
  const { unmount } = render(<Table onHelp={onHelp} />);
  await userEvent.keyboard('?');
  expect(onHelp).toHaveBeenCalledTimes(1);
  unmount();
  await userEvent.keyboard('?j');
  expect(onHelp).toHaveBeenCalledTimes(1);
});

test('a table that is wider than its place is scrolled by keys, and has a name', () => {
  render(<Table />);
  expect(screen.getByRole('region', { name: 'Landers' })).toHaveAttribute('tabindex', '0');
});

test('the first column names a row and opens it; the one that is open says so', () => {
  render(
    <OperatorTable
      label="Landers"
      rows={['one', 'two']}
      keyOf={(row) => row}
      selected="two"
      renderLink={(row) => <Place href={`#${row}`} />}
      columns={[
        { id: 'name', heading: 'Name', render: (row) => row },
        { id: 'length', heading: 'Letters', number: true, render: (row) => row.length },
      ]}
    />,
  );
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'Letters']);
  expect(screen.getByRole('rowheader', { name: 'one' }).nextSibling).toHaveTextContent('3');
  expect(screen.getByRole('link', { name: 'one' })).toHaveAttribute('href', '#one');
  expect(screen.getByRole('link', { name: 'one' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'two' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('row', { name: /two/ })).toHaveAttribute('data-open');
});
