import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { strings, stringsInFrench } from '../testing/landers/whoneedsstrings';
import { WhoneedsstringsLoading } from './whoneedsstrings-loading';
import { WhoneedsstringsPage } from './whoneedsstrings-page';

export default {
  title: 'Landers/Who needs strings',
  component: WhoneedsstringsPage,
  parameters: { layout: 'fullscreen' },
  args: { lander: strings },
} satisfies Meta<typeof WhoneedsstringsPage>;
type Story = StoryObj<typeof WhoneedsstringsPage>;

export const Full: Story = {};
export const French: Story = { args: { lander: stringsInFrench } };
export const Preview: Story = { args: { lander: { ...strings, preview: true } } };
export const Loading: Story = { render: () => <WhoneedsstringsLoading /> };
