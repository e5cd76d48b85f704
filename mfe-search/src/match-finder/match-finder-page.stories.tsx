import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { madeUpRegions, madeUpSearch } from '../testing/answers';
import { MatchFinderPage } from './match-finder-page';

export default {
  title: 'Search/Match finder',
  component: MatchFinderPage,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 1,
    search: madeUpSearch,
    answers: {},
    genders: ['male', 'female'],
    countries: ['FR', 'BE', 'CH'],
    regions: madeUpRegions,
    found: { total: 312 },
    heading: null,
    onChange: () => undefined,
    onNext: () => undefined,
  },
} satisfies Meta<typeof MatchFinderPage>;
type Story = StoryObj<typeof MatchFinderPage>;

export const Who: Story = {};
export const ThreeQuestions: Story = { args: { genders: ['female'] } };
export const Where: Story = { args: { step: 2 } };
export const Age: Story = { args: { step: 3 } };
export const Interests: Story = { args: { step: 4, search: { ...madeUpSearch, interests: [{ id: 'tea', name: 'Tea' }] } } };
export const Counting: Story = { args: { found: null } };
export const Nobody: Story = { args: { step: 4, found: { total: 0 } } };
