import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { card, cards } from '../testing/operator-search';
import { CardForm } from './card-form';
import { CardPreviews } from './card-previews';
import { CardsTable } from './cards-table';

export default { title: 'Search/Operators' } satisfies Meta;
type Story = StoryObj;

const done = () => Promise.resolve(null);
export const Cards: Story = { render: () => <CardsTable cards={cards.cards} selected={card.id} addressOf={(id) => `#${id}`} /> };
export const NewCard: Story = {
  render: () => <CardForm card={null} sites={cards.sites} countries={['FR', 'BE', 'CH']} busy={false} onSave={done} />,
};
export const Card: Story = {
  render: () => (
    <CardForm card={card} sites={cards.sites} countries={['FR', 'BE', 'CH']} busy={false} onSave={done} onWithdraw={() => undefined} />
  ),
};
export const Saving: Story = {
  render: () => <CardForm card={card} sites={cards.sites} countries={['FR', 'BE', 'CH']} busy onSave={done} onWithdraw={() => undefined} />,
};
export const Previews: Story = { render: () => <CardPreviews card={card} /> };
