import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { nearbyMap, nearbyMapInFrench } from '../testing/landers/maplanding';
import { MaplandingLoading } from './maplanding-loading';
import { MaplandingPage } from './maplanding-page';

export default {
  title: 'Landers/Map',
  component: MaplandingPage,
  parameters: { layout: 'fullscreen' },
  args: { lander: nearbyMap },
} satisfies Meta<typeof MaplandingPage>;
type Story = StoryObj<typeof MaplandingPage>;

export const Full: Story = {};
export const French: Story = { args: { lander: nearbyMapInFrench } };
export const Preview: Story = { args: { lander: { ...nearbyMap, preview: true } } };
export const Loading: Story = { render: () => <MaplandingLoading /> };
