import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OperatorList } from '.';
import { OperatorTable } from '../../display/operator-table';
import styles from '../../display/operator-table/operator-page.module.css';

const ROWS = ['ABCD-EFGH-JKLM', 'NPQR-STUV-WXYZ', 'BCDF-GHJK-LMNP'];
const WORDS = {
  title: 'Complaints',
  filter: 'Which complaints',
  keys: 'j and k walk through the rows, Enter opens one.',
  loading: 'Loading',
  failed: 'The complaints are not here right now',
  retry: 'Try again',
  none: 'No complaint here',
  noneText: 'Complaints show up here once somebody files one.',
  more: 'Older ones',
};

/** As a router's link: what it shows comes from outside. */
const Place = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>;

const Example = ({ rows, isError }: { readonly rows: readonly string[] | undefined; readonly isError: boolean }) => (
  <OperatorList
    words={WORDS}
    filters={['Open', 'All'].map((label) => ({ id: label, label, current: label === 'Open', link: <Place href={`#${label}`} /> }))}
    rows={rows}
    isError={isError}
    isFetching={false}
    onRetry={() => undefined}
    more={rows && rows.length > 0 ? <Place href="#older" /> : null}
    detail={<section className={styles.detail}>{ROWS[1]}</section>}
  >
    {(shown) => (
      <OperatorTable
        label={WORDS.title}
        rows={shown}
        keyOf={(row) => row}
        selected={ROWS[1] ?? null}
        renderLink={(row) => <Place href={`#${row}`} />}
        columns={[{ id: 'number', heading: 'Number', render: (row) => row }]}
      />
    )}
  </OperatorList>
);

export default { title: 'UI/Pages/Operator list', component: Example, args: { rows: ROWS, isError: false } } satisfies Meta<typeof Example>;
type Story = StoryObj<typeof Example>;

export const Full: Story = {};
export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = { args: { rows: [] } };
export const Failed: Story = { args: { rows: undefined, isError: true } };
