import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { LanderReport } from '@rendezvous/contracts/landers/reports';
import { landers, link, report, visitSources } from '../testing/operator-landers';
import { OperatorLandersPage } from './operator-landers-page';
import { OperatorLandersFailed, OperatorLandersLoading } from './operator-landers-states';
import { ScreenTexts } from '@rendezvous/client/screen-texts';
import { operatorTexts } from './texts';
import { VisitSourcesTable } from './visit-sources';

const nothing = () => Promise.resolve();

export default {
  title: 'Landers/Operator',
  component: OperatorLandersPage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ScreenTexts of={[operatorTexts]}>
        <Story />
      </ScreenTexts>
    ),
  ],
  args: {
    landers,
    state: null,
    selected: 'summer',
    sources: <VisitSourcesTable sources={visitSources} />,
    busy: false,
    toasts: [],
    onDismiss: () => undefined,
    onWeigh: nothing,
    onWithdraw: nothing,
    onUndo: nothing,
    onLink: () => Promise.resolve(link),
    onCopied: () => undefined,
  },
} satisfies Meta<typeof OperatorLandersPage>;
type Story = StoryObj<typeof OperatorLandersPage>;

const told = (more: Partial<LanderReport>) => ({ landers: { ...landers, reports: [{ ...report, ...more }] } });

export const Full: Story = {};
export const List: Story = { args: { selected: null } };
export const NotSplit: Story = { args: { selected: 'spring-of-last-year' } };
export const Mismatch: Story = { args: told({ verdict: { kind: 'mismatch', p: 0.0001 }, changed: ['summer'] }) };
export const TooFew: Story = { args: told({ verdict: { kind: 'too-few', visits: 800 }, days: [] }) };
export const FarTooFew: Story = { args: told({ verdict: { kind: 'too-few', visits: null }, days: [] }) };
export const NoDifference: Story = { args: told({ verdict: { kind: 'no-difference', visits: 4300 } }) };
export const Empty: Story = { args: { landers: { ...landers, variants: [] }, selected: null } };
export const NoneInThisState: Story = { args: { landers: { ...landers, variants: [] }, state: 'draft', selected: null } };
export const Loading: Story = { render: () => <OperatorLandersLoading /> };
export const Failed: Story = { render: () => <OperatorLandersFailed busy={false} onRetry={() => undefined} /> };
