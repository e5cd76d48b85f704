import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answered, complaints, invitation, invitations, member, memberAge, thread } from '../testing/operator-account';
import { ComplaintThread } from './complaint-thread';
import { ComplaintsTable } from './complaints-table';
import { InvitationsTable } from './invitations/invitations-table';
import { NewInvitation } from './invitations/new-invitation';
import { WaitingList } from './invitations/waiting-list';
import { AgePanel } from './age/age-panel';
import { MemberPanel } from './member-panel';

export default { title: 'Account/Operators' } satisfies Meta;
type Story = StoryObj;

const done = () => Promise.resolve(true);
export const Complaints: Story = {
  render: () => <ComplaintsTable complaints={complaints.complaints} selected={thread.number} addressOf={(number) => `#${number}`} />,
};
export const Open: Story = { render: () => <ComplaintThread complaint={thread} busy={false} onAnswer={done} onState={done} /> };
export const Answered: Story = { render: () => <ComplaintThread complaint={answered} busy={false} onAnswer={done} onState={done} /> };
export const Sending: Story = { render: () => <ComplaintThread complaint={answered} busy onAnswer={done} onState={done} /> };
export const Invitations: Story = {
  render: () => <InvitationsTable invitations={invitations.invitations} selected={invitation.id} addressOf={(id) => `#${id}`} />,
};
export const NewCode: Story = { render: () => <NewInvitation sites={invitations.sites} busy={false} onCreate={done} /> };
export const Waiting: Story = { render: () => <WaitingList site={invitations.sites[0]!} busy={false} onInvite={() => undefined} /> };
export const NobodyWaits: Story = {
  render: () => <WaitingList site={{ ...invitations.sites[0]!, waiting: 0 }} busy={false} onInvite={() => undefined} />,
};
const nothing = () => Promise.resolve();
export const Member: Story = { render: () => <MemberPanel member={member} busy={false} onCorrect={nothing} onModerate={nothing} /> };
export const DisabledMember: Story = {
  render: () => <MemberPanel member={{ ...member, moderated: true }} busy={false} onCorrect={nothing} onModerate={nothing} />,
};
export const Operator: Story = {
  render: () => <MemberPanel member={{ ...member, operator: true }} busy onCorrect={nothing} onModerate={nothing} />,
};
export const TooYoung: Story = { render: () => <AgePanel age={memberAge} busy={false} onReset={nothing} /> };
export const AgeToConfirm: Story = {
  render: () => <AgePanel age={{ ...memberAge, state: 'needed', since: null }} busy={false} onReset={nothing} />,
};
