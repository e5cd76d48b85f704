import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import { dataExport } from '../testing/answers';
import { ExportCard } from './export-card';
import { exportTexts } from './texts';

export default {
  title: 'Account/Export',
  component: withTexts([exportTexts], ExportCard),
  args: { latest: null, left: 2, busy: false, onAsk: () => undefined },
} satisfies Meta<typeof ExportCard>;
type Story = StoryObj<typeof ExportCard>;

export const NeverAsked: Story = {};
export const Asking: Story = { args: { busy: true } };
export const Preparing: Story = { args: { latest: { ...dataExport, state: 'preparing', until: null, bytes: null }, left: 1 } };
export const Ready: Story = { args: { latest: dataExport, left: 1 } };
export const ReadyAndNoneLeft: Story = { args: { latest: dataExport, left: 0 } };
export const Failed: Story = { args: { latest: { ...dataExport, state: 'failed', until: null, bytes: null } } };
