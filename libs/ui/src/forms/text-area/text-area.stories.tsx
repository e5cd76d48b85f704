import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextArea } from '.';

export default {
  title: 'UI/Forms/TextArea',
  component: TextArea,
  args: { label: 'About you', hint: 'Up to 2,000 characters.' },
} satisfies Meta<typeof TextArea>;
type Story = StoryObj<typeof TextArea>;

export const Empty: Story = { args: { placeholder: 'What would you talk about all evening?' } };
export const Filled: Story = {
  args: {
    aside: '124 / 2,000',
    defaultValue: 'I cook far too much on Sundays and need someone to blame the leftovers on.\nBookbinder by day, bad at tango by night.',
  },
};
export const Refused: Story = { args: { error: 'Please leave out phone numbers.', defaultValue: 'Call me: 06 12 34 56 78' } };
