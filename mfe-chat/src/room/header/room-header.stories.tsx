import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fictionalWords } from '@rendezvous/client/testing';
import type { MemberCard } from '@rendezvous/contracts/member';
import { usePerson } from '../../people/use-person';
import { ines, maya, sana } from '../../testing/people';
import { Confirm } from '../ending/confirm';
import { RoomHeader } from './room-header';
import { RoomMenu } from './room-menu';

const Head = ({ profile, credits }: { profile: MemberCard | null; credits: number }) => (
  <RoomHeader person={usePerson()(profile)} profile={profile} fictional={fictionalWords} credits={credits} back="/chats">
    <RoomMenu profileId={profile?.id ?? null} onReport={() => undefined} onBlock={() => undefined} onRemove={() => undefined} />
  </RoomHeader>
);

export default {
  title: 'Chat/Head',
  component: Head,
  parameters: { layout: 'fullscreen' },
  args: { profile: ines, credits: 3 },
} satisfies Meta<typeof Head>;
type Story = StoryObj<typeof Head>;

export const Online: Story = {};
export const Away: Story = { args: { profile: maya } };
export const Fictional: Story = { args: { profile: sana } };
export const LongName: Story = { args: { profile: { ...ines, name: 'Maximiliane-Theresia' }, credits: 1240 } };
export const Deleted: Story = { args: { profile: null } };
export const Blocking: Story = {
  render: () => <Confirm kind="block" name="Inès" busy={false} error={null} onConfirm={() => undefined} onCancel={() => undefined} />,
};
export const RemovingFailed: Story = {
  render: () => (
    <Confirm
      kind="remove"
      name="Inès"
      busy={false}
      error="An error occurred, please try again later."
      onConfirm={() => undefined}
      onCancel={() => undefined}
    />
  ),
};
