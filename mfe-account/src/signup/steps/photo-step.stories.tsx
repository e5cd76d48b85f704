import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PhotoStep } from './photo-step';

export default {
  title: 'Account/Signup/Photo',
  component: PhotoStep,
  args: { onChoose: () => undefined, onRemove: () => undefined },
} satisfies Meta<typeof PhotoStep>;
type Story = StoryObj<typeof PhotoStep>;

export const None: Story = { args: { photo: { kind: 'none' } } };
export const Refused: Story = {
  args: { photo: { kind: 'none', fault: 'We cannot read this file as a photo. JPEG, PNG, WebP and AVIF work.' } },
};
export const Sending: Story = { args: { photo: { kind: 'sending', share: 0.64, paused: null, preview: '/portraits/hugo.svg' } } };
export const Preparing: Story = { args: { photo: { kind: 'sending', share: 1, paused: null, preview: '/portraits/hugo.svg' } } };
export const Paused: Story = { args: { photo: { kind: 'sending', share: 0.4, paused: 'line', preview: '/portraits/hugo.svg' } } };
export const Kept: Story = { args: { photo: { kind: 'kept', src: '/portraits/hugo.svg', placeholder: null } } };
