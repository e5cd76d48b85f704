import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EntryWarning } from './entry-warning';

export default { title: 'Shell/Site-entry warning', component: EntryWarning } satisfies Meta<typeof EntryWarning>;
type Story = StoryObj<typeof EntryWarning>;

export const Open: Story = { args: { onClose: () => undefined } };
