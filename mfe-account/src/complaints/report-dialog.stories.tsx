import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ReportDialog } from './report-dialog';
import type { ReportBlock } from './use-report-block';

const number = 'ABCD-EFGH-JKLM';
const block: ReportBlock = { state: 'none', busy: false, fault: null, block: () => undefined, unblock: () => undefined };

export default {
  title: 'Account/Report',
  component: ReportDialog,
  args: {
    memberId: 42,
    name: 'Maya',
    askEmail: false,
    busy: false,
    number: null,
    block,
    onFile: () => Promise.resolve(undefined),
    onClose: () => undefined,
  },
} satisfies Meta<typeof ReportDialog>;
type Story = StoryObj<typeof ReportDialog>;

export const Form: Story = {};
export const LoggedOut: Story = { args: { askEmail: true } };
export const Sending: Story = { args: { busy: true } };
export const Filed: Story = { args: { number } };
export const Blocking: Story = { args: { number, block: { ...block, busy: true } } };
export const BlockRefused: Story = { args: { number, block: { ...block, fault: 'That did not work.' } } };
export const Blocked: Story = { args: { number, block: { ...block, state: 'blocked' } } };
export const BlockedBefore: Story = { args: { number, block: { ...block, state: 'before' } } };
export const Unblocked: Story = { args: { number, block: { ...block, state: 'ended' } } };
export const FiledLoggedOut: Story = { args: { number, askEmail: true } };
