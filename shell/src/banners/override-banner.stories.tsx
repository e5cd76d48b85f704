import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OverrideBanner } from './override-banner';

export default { title: 'Shell/Override banner', component: OverrideBanner } satisfies Meta<typeof OverrideBanner>;
type Story = StoryObj<typeof OverrideBanner>;

const chat = { remote: 'mfe-chat', version: '0a1b2c3d4e5f', origin: 'http://127.0.0.1:4000', until: '2026-03-02T13:30:00Z' };

export const One: Story = { args: { overrides: [chat], refused: null } };
export const Two: Story = {
  args: { overrides: [chat, { ...chat, remote: 'mfe-search', origin: 'https://previews.example' }], refused: null },
};
export const Refused: Story = { args: { overrides: [], refused: 'expired' } };
