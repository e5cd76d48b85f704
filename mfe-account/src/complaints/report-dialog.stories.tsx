import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ReportDialog } from './report-dialog';

export default {
  title: 'Account/Report',
  component: ReportDialog,
  args: {
    memberId: 42,
    name: 'Maya',
    askEmail: false,
    busy: false,
    number: null,
    onFile: () => Promise.resolve(undefined),
    onClose: () => undefined,
  },
} satisfies Meta<typeof ReportDialog>;
type Story = StoryObj<typeof ReportDialog>;

export const Form: Story = {};
export const LoggedOut: Story = { args: { askEmail: true } };
export const Sending: Story = { args: { busy: true } };
export const Filed: Story = { args: { number: 'ABCD-EFGH-JKLM' } };
