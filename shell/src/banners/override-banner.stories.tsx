import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { givenOverride } from '../testing/given-composition';
import { OverrideBanner } from './override-banner';

export default { title: 'Shell/Override banner', component: OverrideBanner } satisfies Meta<typeof OverrideBanner>;
type Story = StoryObj<typeof OverrideBanner>;

const chat = givenOverride('chat', '0a1b2c3d4e5f');

export const One: Story = { args: { overrides: [chat], refused: null } };
export const Two: Story = {
  args: { overrides: [chat, givenOverride('search', 'd4e5f6a7b8c9', { origin: 'https://previews.example' })], refused: null },
};
export const Refused: Story = { args: { overrides: [], refused: 'expired' } };
