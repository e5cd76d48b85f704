import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { proofs } from '../../testing/operator-answers';
import { ProofsTable } from './proofs-table';

export default { title: 'Billing/Ledger proof', component: ProofsTable } satisfies Meta<typeof ProofsTable>;
type Story = StoryObj<typeof ProofsTable>;

export const Full: Story = { args: { proofs: proofs.proofs } };
export const Running: Story = { args: { proofs: [{ ...proofs.proofs[1]!, ended_at: null }] } };
