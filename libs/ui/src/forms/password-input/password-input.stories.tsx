import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PasswordInput } from '.';

export default {
  title: 'UI/Forms/PasswordInput',
  component: PasswordInput,
  args: {
    label: 'Password',
    revealLabel: 'Show password',
    concealLabel: 'Hide password',
    hint: 'At least 10 characters.',
    defaultValue: 'correct horse',
  },
} satisfies Meta<typeof PasswordInput>;
type Story = StoryObj<typeof PasswordInput>;

export const Hidden: Story = {};
export const Refused: Story = { args: { error: 'Too short: 10 characters at least.' } };
