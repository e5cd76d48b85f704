import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SignupSkeleton } from './signup-skeleton';

export default {
  title: 'Shell/Signup',
  component: SignupSkeleton,
  args: { onClose: () => undefined },
} satisfies Meta<typeof SignupSkeleton>;

export const Loading: StoryObj<typeof SignupSkeleton> = {};
