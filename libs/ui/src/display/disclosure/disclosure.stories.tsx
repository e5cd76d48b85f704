import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Disclosure } from '.';

export default {
  title: 'UI/Display/Disclosure',
  component: Disclosure,
  args: { summary: 'Two more devices', children: 'Firefox on Linux, Bern. Safari on an iPhone, Lyon.' },
} satisfies Meta<typeof Disclosure>;
type Story = StoryObj<typeof Disclosure>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const Long: Story = { args: { summary: 'Change the languages that you speak and the ones that you are learning at the moment' } };
