import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { icons, iconsInFrench } from '../testing/landers/iconslanding';
import { IconslandingLoading } from './iconslanding-loading';
import { IconslandingPage } from './iconslanding-page';

export default {
  title: 'Landers/Icons',
  component: IconslandingPage,
  parameters: { layout: 'fullscreen' },
  args: { lander: icons },
} satisfies Meta<typeof IconslandingPage>;
type Story = StoryObj<typeof IconslandingPage>;

export const Full: Story = {};
export const French: Story = { args: { lander: iconsInFrench } };
export const Preview: Story = { args: { lander: { ...icons, preview: true } } };
export const Loading: Story = { render: () => <IconslandingLoading /> };
