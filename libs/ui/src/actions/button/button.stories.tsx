import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChevronRightIcon, HeartIcon, LockIcon, MessageIcon, TrashIcon } from '../../primitives/icon';
import { Button, LinkButton } from '.';

export default { title: 'UI/Actions/Button', component: Button, args: { children: 'Say hello', variant: 'accent' } } satisfies Meta<
  typeof Button
>;
type Story = StoryObj<typeof Button>;

export const Accent: Story = {};
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      <Button variant="accent" icon={<HeartIcon />}>
        Like
      </Button>
      <Button variant="plum" icon={<MessageIcon />}>
        Message
      </Button>
      <Button>Search members</Button>
      <Button variant="quiet">Skip for now</Button>
      <Button variant="danger" icon={<TrashIcon />}>
        Delete account
      </Button>
    </div>
  ),
};
export const Big: Story = { args: { size: 'big', children: 'See who’s around', iconEnd: <ChevronRightIcon /> } };
export const FullWidth: Story = { args: { size: 'big', full: true, icon: <LockIcon />, children: 'Pay €37.49' } };
export const Busy: Story = { args: { busy: true, children: 'Sending' } };
export const Disabled: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      <Button variant="accent" disabled>
        Continue
      </Button>
      <Button variant="plum" disabled>
        Message
      </Button>
      <Button disabled>Search</Button>
    </div>
  ),
};
export const LongFrenchInANarrowPlace: Story = {
  render: () => (
    <div style={{ width: 190, display: 'grid', gap: 12 }}>
      <Button variant="accent" icon={<HeartIcon />}>
        M’avertir dès que quelqu’un correspond à mes critères
      </Button>
      <LinkButton href="#there">Réinitialiser tous les filtres de recherche</LinkButton>
    </div>
  ),
};
export const QuietAmongWords: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <p>Its words begin where these begin.</p>
      <Button variant="quiet" flush>
        Print the statement
      </Button>
    </div>
  ),
};
export const AsALink: Story = {
  render: () => (
    <LinkButton href="#there" variant="plum">
      Back to the start
    </LinkButton>
  ),
};
