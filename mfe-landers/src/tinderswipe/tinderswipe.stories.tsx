import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { deck, deckInFrench } from '../testing/landers/tinderswipe';
import { TinderswipeLoading } from './tinderswipe-loading';
import { TinderswipePage } from './tinderswipe-page';

export default {
  title: 'Landers/Swipe',
  component: TinderswipePage,
  parameters: { layout: 'fullscreen' },
  args: { lander: deck },
} satisfies Meta<typeof TinderswipePage>;
type Story = StoryObj<typeof TinderswipePage>;

export const Full: Story = {};
export const French: Story = { args: { lander: deckInFrench } };
export const Preview: Story = { args: { lander: { ...deck, preview: true } } };
export const Loading: Story = { render: () => <TinderswipeLoading /> };
