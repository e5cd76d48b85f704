import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MISSING_PARTS } from '@rendezvous/contracts/account/completeness';
import { CompletenessMeter } from './completeness-meter';

export default { title: 'Account/Profile/Completeness', component: CompletenessMeter } satisfies Meta<typeof CompletenessMeter>;
type Story = StoryObj<typeof CompletenessMeter>;

export const Empty: Story = { args: { percent: 0, missing: [...MISSING_PARTS] } };
export const Some: Story = { args: { percent: 75, missing: ['interests', 'details'] } };
export const Whole: Story = { args: { percent: 100, missing: [] } };
