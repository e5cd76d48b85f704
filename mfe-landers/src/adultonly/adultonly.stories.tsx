import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { door, doorInFrench } from '../testing/landers/adultonly';
import { AdultonlyLoading } from './adultonly-loading';
import { AdultonlyPage } from './adultonly-page';

export default {
  title: 'Landers/Adult only',
  component: AdultonlyPage,
  parameters: { layout: 'fullscreen' },
  args: { lander: door },
} satisfies Meta<typeof AdultonlyPage>;
type Story = StoryObj<typeof AdultonlyPage>;

export const Full: Story = {};
export const French: Story = { args: { lander: doorInFrench } };
export const Preview: Story = { args: { lander: { ...door, preview: true } } };
export const Loading: Story = { render: () => <AdultonlyLoading /> };
