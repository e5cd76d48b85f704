import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SavedSearches } from './saved-searches';

const saved = [
  { id: 1, name: 'Women in Auvergne-Rhône-Alpes', query: 'countryregion=FR-ARA', new_members: 3 },
  { id: 2, name: 'Tea drinkers', query: 'interests=tea', new_members: 0 },
  { id: 3, name: 'Everybody', query: '', new_members: 100 },
];

export default {
  title: 'Search/Saved searches',
  component: SavedSearches,
  args: {
    state: { kind: 'here', saved },
    query: 'photo=yes',
    suggestion: 'Women in France',
    busy: false,
    error: null,
    onSave: () => undefined,
    onRename: async () => true,
    onRemove: () => Promise.resolve(true),
    onVisit: () => undefined,
  },
} satisfies Meta<typeof SavedSearches>;
type Story = StoryObj<typeof SavedSearches>;

export const Full: Story = {};
export const Empty: Story = { args: { state: { kind: 'here', saved: [] } } };
export const PresentIsSaved: Story = { args: { query: 'interests=tea' } };
export const AsManyAsPossible: Story = {
  args: { state: { kind: 'here', saved: Array.from({ length: 10 }, (_, id) => ({ ...saved[0]!, id, query: `min_age=${id + 20}` })) } },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', reason: 'We are not available right now.', busy: false, onRetry: () => undefined } },
};
export const Refused: Story = { args: { error: 'You keep as many searches as possible. Remove one to save another.' } };
