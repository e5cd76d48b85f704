import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { collage, collageInFrench } from '../testing/landers/collagelanding';
import { CollagelandingLoading } from './collagelanding-loading';
import { CollagelandingPage } from './collagelanding-page';

export default {
  title: 'Landers/Collage',
  component: CollagelandingPage,
  parameters: { layout: 'fullscreen' },
  args: { lander: collage },
} satisfies Meta<typeof CollagelandingPage>;
type Story = StoryObj<typeof CollagelandingPage>;

export const Full: Story = {};
export const French: Story = { args: { lander: collageInFrench } };
export const Preview: Story = { args: { lander: { ...collage, preview: true } } };
export const Loading: Story = { render: () => <CollagelandingLoading /> };
