import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OperatorTable } from '.';
import styles from './operator-page.module.css';

const ROWS = ['ABCD-EFGH-JKLM', 'NPQR-STUV-WXYZ', 'BCDF-GHJK-LMNP'];

/** As a router's link: what it shows comes from outside. */
const Place = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>;

const Example = ({ rows }: { readonly rows: readonly string[] }) => (
  <div className={styles.page}>
    <OperatorTable
      label="Complaints"
      rows={rows}
      keyOf={(row) => row}
      selected={ROWS[1] ?? null}
      renderLink={(row) => <Place href={`#${row}`} />}
      columns={[
        { id: 'number', heading: 'Number', render: (row) => row },
        { id: 'answers', heading: 'Answers', number: true, render: (row) => ROWS.indexOf(row) },
      ]}
    />
  </div>
);

export default { title: 'UI/Display/Operator table', component: Example, args: { rows: ROWS } } satisfies Meta<typeof Example>;
type Story = StoryObj<typeof Example>;

export const Full: Story = {};
export const Empty: Story = { args: { rows: [] } };
