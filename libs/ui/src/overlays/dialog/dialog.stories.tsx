import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';
import { Button, LinkButton, MeetingDiscs, TextArea } from '../..';
import { Dialog, type DialogProps } from '.';

export default { title: 'UI/Overlays/Dialog', component: Dialog } satisfies Meta<typeof Dialog>;
type Story = StoryObj<typeof Dialog>;

function Openable({ children, ...dialog }: Omit<DialogProps, 'open' | 'onClose'> & { children?: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} {...dialog}>
        {children}
      </Dialog>
    </>
  );
}

export const Match: Story = {
  render: () => (
    <Openable
      centred
      title="New like!"
      closeLabel="Close"
      picture={<MeetingDiscs picture="match" left="/portraits/hugo.svg" right="/portraits/ines.svg" />}
      actions={
        <>
          <LinkButton variant="accent" size="big" full href="#chat">
            Say hello to Inès
          </LinkButton>
          <Button variant="quiet" full>
            Keep browsing
          </Button>
        </>
      }
    >
      <p className="muted">You and Inès like each other. A first line is all it takes.</p>
    </Openable>
  ),
};
export const Question: Story = {
  render: () => (
    <Openable
      alert
      title="Block Inès?"
      closeLabel="Close"
      actions={
        <>
          <Button variant="danger">Block</Button>
          <Button variant="quiet">Keep</Button>
        </>
      }
    >
      <p className="muted">Likes and the conversation go at once. You will not see each other any more.</p>
    </Openable>
  ),
};
export const Form: Story = {
  render: () => (
    <Openable
      size="md"
      title="Report this profile"
      closeLabel="Close"
      actions={
        <>
          <Button variant="plum">Send report</Button>
          <Button variant="quiet">Cancel</Button>
        </>
      }
    >
      <TextArea label="What happened?" hint="Only our team reads this." />
    </Openable>
  ),
};
export const NotDismissible: Story = {
  render: () => (
    <Openable dismissible={false} title="Are you 18 or older?" closeLabel="Close" actions={<Button variant="accent">Yes, I am</Button>}>
      <p className="muted">Rendezvous is for adults only.</p>
    </Openable>
  ),
};
export const LongFrench: Story = {
  render: () => (
    <Openable
      title="Voulez-vous vraiment supprimer définitivement votre compte Rendezvous ?"
      closeLabel="Fermer"
      actions={
        <>
          <Button variant="danger">Supprimer définitivement mon compte</Button>
          <Button variant="quiet">Conserver mon compte</Button>
        </>
      }
    >
      <p className="muted">
        Votre profil est masqué immédiatement et effacé après 14 jours. Les crédits non utilisés sont remboursés au prix que vous avez payé.
      </p>
    </Openable>
  ),
};
export const KeepsActions: Story = {
  render: () => (
    <Openable title="Filters" closeLabel="Close" keepActions actions={<Button variant="accent">Show 89 members</Button>}>
      {Array.from({ length: 24 }, (_, line) => (
        <p key={line} className="muted">
          One filter among many
        </p>
      ))}
    </Openable>
  ),
};
