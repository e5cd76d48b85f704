import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import { EmptyState, ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { foundMember } from '../../testing/operator-adjustments';
import { methodBlocks } from '../../testing/operator-blocks';
import { paymentsTexts } from '../payments/texts';
import { BlockPanel } from './block-panel';
import { BlockableMember } from './blockable-member';
import { BlocksTable } from './blocks-table';
import { blockTexts } from './texts';

const TEXTS = [paymentsTexts, blockTexts];
const Table = withTexts(TEXTS, BlocksTable);
const Panel = withTexts(TEXTS, BlockPanel);
const Member = withTexts(TEXTS, BlockableMember);

export default { title: 'Billing/Operators/Blocks' } satisfies Meta;
type Story = StoryObj;

const nothing = () => undefined;
const panel = (index: number): Story => ({ render: () => <Panel block={methodBlocks[index]!} busy={false} onLift={nothing} /> });
export const Full: Story = { render: () => <Table blocks={methodBlocks} selected="block:4" addressOf={(id) => `#${id}`} /> };
export const ByHand: Story = panel(0);
export const ByDispute: Story = panel(1);
export const ByReturnedDebit: Story = panel(2);
export const Lifted: Story = panel(3);
export const NewOne: Story = { render: () => <Member member={foundMember} busy={false} onBlock={nothing} /> };
export const Loading: Story = { render: () => <ListSkeleton label="Loading" /> };
export const Empty: Story = {
  render: () => <EmptyState title="No block here">A way to pay is blocked when a dispute is lost.</EmptyState>,
};
export const Failed: Story = {
  render: () => <ErrorCard title="The blocks are not here right now" retryLabel="Try again" onRetry={nothing} />,
};
