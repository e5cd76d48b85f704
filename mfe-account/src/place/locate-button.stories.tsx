import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LocateButton } from './locate-button';

export default { title: 'Account/Place/LocateButton', component: LocateButton, args: { onLocate: () => undefined } } satisfies Meta<
  typeof LocateButton
>;
type Story = StoryObj<typeof LocateButton>;

export const Unknown: Story = { args: { state: 'unknown' } };
export const Unsupported: Story = { args: { state: 'unsupported' } };
export const Denied: Story = { args: { state: 'denied' } };
export const Active: Story = { args: { state: 'active' } };
export const Found: Story = { args: { state: 'found' } };
export const Nowhere: Story = { args: { state: 'nowhere' } };
export const Failed: Story = { args: { state: 'error' } };
