import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EmptyState, ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { operatorCodes } from '../../testing/operator-answers';
import { CodePanel } from './code-panel';
import { CodesTable } from './codes-table';
import { NewCode } from './new-code';

export default { title: 'Billing/Operators/Codes' } satisfies Meta;
type Story = StoryObj;

const nothing = () => undefined;
const done = () => Promise.resolve(true);
export const Full: Story = { render: () => <CodesTable codes={operatorCodes} selected="MERCI20" addressOf={(code) => `#${code}`} /> };
export const Open: Story = { render: () => <CodePanel code={operatorCodes[1]!} busy={false} onChange={nothing} /> };
export const SwitchedOff: Story = {
  render: () => <CodePanel code={{ ...operatorCodes[0]!, status: 'inactive' }} busy={false} onChange={nothing} />,
};
export const New: Story = { render: () => <NewCode busy={false} onCreate={done} /> };
export const Loading: Story = { render: () => <ListSkeleton label="Loading" /> };
export const Empty: Story = {
  render: () => <EmptyState title="No code here">Codes that you make show up here with their uses.</EmptyState>,
};
export const Failed: Story = {
  render: () => <ErrorCard title="The codes are not here right now" retryLabel="Try again" onRetry={nothing} />,
};
