import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ErrorCard } from '.';

export default {
  title: 'UI/Feedback/ErrorCard',
  component: ErrorCard,
  args: {
    title: 'Messages are not here right now',
    children: <p>The rest of Rendezvous works. Your messages are safe with us.</p>,
    retryLabel: 'Try again',
    onRetry: () => undefined,
  },
} satisfies Meta<typeof ErrorCard>;
type Story = StoryObj<typeof ErrorCard>;

export const Missing: Story = {};
export const Trying: Story = { args: { busy: true } };
export const French: Story = {
  args: {
    title: 'Les messages ne sont pas disponibles pour le moment',
    children: <p>Le reste de Rendezvous fonctionne. Vos messages sont en sécurité.</p>,
    retryLabel: 'Réessayer',
  },
};
