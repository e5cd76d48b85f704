import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { alike, manyFaces } from '../testing/landers/landing3';
import { fictional, ines } from '../testing/members';
import { AlikeRow } from './alike-row';
import { Landing3Loading } from './landing3-loading';
import { MemberFirst } from './landing3-page';

export default {
  title: 'Landers/Landing 3: one and others',
  component: MemberFirst,
  parameters: { layout: 'fullscreen' },
  args: { lander: manyFaces, member: ines, children: <AlikeRow members={alike.slice(0, 5)} places={5} title="Others like Inès" /> },
} satisfies Meta<typeof MemberFirst>;
type Story = StoryObj<typeof MemberFirst>;

export const Full: Story = {};
export const Fictional: Story = { args: { member: fictional } };
export const NobodyAlike: Story = { args: { children: null } };
export const OthersOnTheirWay: Story = { args: { children: <AlikeRow members={null} places={5} title="Others like Inès" /> } };
export const Loading: Story = { render: () => <Landing3Loading /> };
