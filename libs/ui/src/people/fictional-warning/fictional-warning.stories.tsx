import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FictionalNotice, FictionalWarning } from '.';

const words = {
  label: 'Fictional profile',
  plural: 'Fictional profiles',
  warning: 'This profile is fictional. It was made up to show what the site can do; a meeting is not possible.',
  icon: true,
};

export default {
  title: 'UI/People/FictionalWarning',
  component: FictionalWarning,
  args: { members: [{ fictional: true }], words },
} satisfies Meta<typeof FictionalWarning>;
type Story = StoryObj<typeof FictionalWarning>;

export const WithIcon: Story = {};
export const WithoutIcon: Story = { args: { words: { ...words, icon: false } } };
export const OfOne: Story = { render: () => <FictionalNotice words={words} /> };
