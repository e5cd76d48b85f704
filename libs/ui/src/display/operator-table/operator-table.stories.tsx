import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScrollTable, useTableKeys } from '.';
import styles from './operator-page.module.css';

const ROWS = ['ABCD-EFGH-JKLM', 'NPQR-STUV-WXYZ', 'BCDF-GHJK-LMNP'];

const Example = ({ rows }: { readonly rows: readonly string[] }) => {
  const table = useTableKeys();
  return (
    <div className={styles.page}>
      <ScrollTable label="Complaints">
        <table ref={table} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{'Number'}</th>
              <th scope="col" className={styles.number}>
                {'Answers'}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={row} data-open={at === 1 ? '' : undefined}>
                <th scope="row">
                  <a href={`#${row}`}>{row}</a>
                </th>
                <td className={styles.number}>{at}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
    </div>
  );
};

export default { title: 'UI/Display/Operator table', component: Example, args: { rows: ROWS } } satisfies Meta<typeof Example>;
type Story = StoryObj<typeof Example>;

export const Full: Story = {};
export const Empty: Story = { args: { rows: [] } };
