import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ComplaintForm } from './complaint-form';

export default {
  title: 'Account/Complaints',
  component: ComplaintForm,
  args: { askEmail: true, busy: false, about: null, onFile: () => Promise.resolve(undefined) },
} satisfies Meta<typeof ComplaintForm>;
type Story = StoryObj<typeof ComplaintForm>;

export const Visitor: Story = {};
export const Member: Story = { args: { askEmail: false } };
export const Sending: Story = { args: { busy: true } };
