import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ExternalIcon, SparklesIcon } from '../../primitives/icon';
import { FictionalTag, Pill, Tag } from '.';

export default { title: 'UI/Display/Tag', component: Tag } satisfies Meta<typeof Tag>;
type Story = StoryObj<typeof Tag>;

export const Tags: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16, flexWrap: 'wrap' }}>
      <FictionalTag>Fictional profile</FictionalTag>
      <Tag icon={<ExternalIcon />}>Sponsored</Tag>
      <Tag icon={<SparklesIcon />}>Try</Tag>
      <Tag tone="ok">Online now</Tag>
      <Tag tone="danger">Refused</Tag>
    </div>
  ),
};
export const Pills: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      <Pill>Draft</Pill>
      <Pill tone="accent">New</Pill>
      <Pill tone="solid">Most popular</Pill>
      <Pill tone="ok">Paid</Pill>
      <Pill tone="warn">Waiting</Pill>
      <Pill tone="danger">Refunded</Pill>
    </div>
  ),
};
