import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { exhibition, exhibitionInFrench } from '../testing/landers/gallery';
import { GalleryLoading } from './gallery-loading';
import { GalleryPage } from './gallery-page';

export default {
  title: 'Landers/Gallery',
  component: GalleryPage,
  parameters: { layout: 'fullscreen' },
  args: { lander: exhibition },
} satisfies Meta<typeof GalleryPage>;
type Story = StoryObj<typeof GalleryPage>;

export const Full: Story = {};
export const French: Story = { args: { lander: exhibitionInFrench } };
export const Preview: Story = { args: { lander: { ...exhibition, preview: true } } };
export const Loading: Story = { render: () => <GalleryLoading /> };
