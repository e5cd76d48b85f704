import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { firstLine, firstLineWithAll } from '../testing/landers/landing2';
import { fictional, ines } from '../testing/members';
import { FirstLine } from './first-line';
import { Landing2Loading } from './landing2-loading';

export default {
  title: 'Landers/Landing 2: a first line',
  component: FirstLine,
  parameters: { layout: 'fullscreen' },
  args: { lander: firstLine, member: ines },
} satisfies Meta<typeof FirstLine>;
type Story = StoryObj<typeof FirstLine>;

export const Full: Story = {};
export const WithSections: Story = { args: { lander: firstLineWithAll } };
export const Fictional: Story = { args: { member: fictional } };
export const Preview: Story = { args: { lander: { ...firstLine, preview: true } } };
export const Loading: Story = { render: () => <Landing2Loading /> };
