import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EmptyState, ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { bankFiles, unknownFile } from '../../testing/operator-direct-debits';
import { AnswerUpload } from './answer-upload';
import { BankFilePanel } from './bank-file-panel';
import { BankFilesTable } from './bank-files-table';
import { OpenLines } from './open-lines';

export default { title: 'Billing/Operators/Direct debits' } satisfies Meta;
type Story = StoryObj;

const nothing = () => undefined;
export const Files: Story = {
  render: () => <BankFilesTable files={bankFiles.files} selected={unknownFile.id} addressOf={(id) => `#${id}`} />,
};
export const Loading: Story = { render: () => <ListSkeleton label="Loading" /> };
export const Empty: Story = { render: () => <EmptyState title="No file yet">The first one comes with the first debit.</EmptyState> };
export const Failed: Story = {
  render: () => <ErrorCard title="The files cannot be shown right now" retryLabel="Try again" onRetry={nothing} />,
};
export const Unknown: Story = { render: () => <BankFilePanel file={unknownFile} busy={false} onDownload={nothing} onDecide={nothing} /> };
export const Accepted: Story = {
  render: () => <BankFilePanel file={bankFiles.files[2]!} busy={false} onDownload={nothing} onDecide={nothing} />,
};
export const Lines: Story = { render: () => <OpenLines lines={bankFiles.open_lines} busy={false} onResolve={nothing} /> };
export const Upload: Story = { render: () => <AnswerUpload busy={false} onUpload={nothing} /> };
