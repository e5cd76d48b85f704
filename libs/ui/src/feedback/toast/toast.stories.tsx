import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../../actions/button';
import { Toaster, useToasts } from '.';

export default { title: 'UI/Feedback/Toast', component: Toaster } satisfies Meta<typeof Toaster>;
type Story = StoryObj<typeof Toaster>;

const undo = { label: 'Undo', onAction: () => undefined };
const fixed = { onDismiss: () => undefined, label: 'Messages from Rendezvous', dismissLabel: 'Dismiss' };

export const WithUndo: Story = { args: { ...fixed, toasts: [{ id: '1', text: 'Promotions off', action: undo, duration: 0 }] } };
export const Several: Story = {
  args: {
    ...fixed,
    toasts: [
      { id: '1', text: 'Photo added', duration: 0 },
      { id: '2', tone: 'info', text: 'Maya wrote to you', duration: 0 },
      {
        id: '3',
        tone: 'danger',
        text: 'Not sent: no credits left',
        action: { label: 'Get credits', onAction: () => undefined },
        duration: 0,
      },
    ],
  },
};
export const LongFrench: Story = {
  args: {
    ...fixed,
    toasts: [
      {
        id: '1',
        text: 'Les filtres de recherche ont été réinitialisés pour toute la région',
        action: { label: 'Annuler', onAction: () => undefined },
        duration: 0,
      },
    ],
  },
};
function Queue() {
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <Button onClick={() => show({ text: 'Inès unliked', action: undo })}>Show one</Button>
      <Toaster {...fixed} toasts={toasts} onDismiss={dismiss} />
    </>
  );
}
export const Live: Story = { render: () => <Queue /> };
