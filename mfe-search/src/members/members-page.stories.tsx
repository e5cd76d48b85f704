import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FURTHER_FIELDS, type Search, type SearchResult } from '@rendezvous/contracts/search/members';
import { fictionalWords } from '@rendezvous/client/testing';
import { FilterSheet } from './filter-sheet';
import { madeUpRegions, madeUpResult, madeUpSearch } from '../testing/answers';
import { madeUpSponsored } from '../testing/sponsored';
import { type FilterState, MembersPage } from './members-page';

const narrow: Search = { ...madeUpSearch, gender: 'female', countryregion: 'FR-ARA', min_age: 30, max_age: 33 };
const here = madeUpResult({ search: narrow });

const FIELDS = ['gender', 'country', 'countryregion', 'min_age', 'max_age', ...FURTHER_FIELDS];
const filtersOf = (changes: Partial<SearchResult> = {}): FilterState => ({
  ...madeUpResult(changes),
  fields: FIELDS,
  orders: ['active', 'newest', 'near'],
});

export default {
  title: 'Search/Members',
  component: MembersPage,
  parameters: { layout: 'fullscreen' },
  args: {
    results: { kind: 'here', result: here },
    filters: { ...here, fields: FIELDS, orders: ['active', 'newest', 'near'] },
    earlier: { first: 1, fictional: false, onMore: () => undefined, cards: null },
    countries: ['FR', 'BE', 'CH', 'DE'],
    regionsOf: (country) => madeUpRegions.filter((region) => region.country === country),
    fictional: fictionalWords,
    onChange: () => undefined,
    onReset: () => undefined,
    onLetGo: () => undefined,
    onLike: () => undefined,
    saved: null,
    renderSheet: (onClose) => (
      <FilterSheet
        search={narrow}
        fields={FIELDS}
        orders={['active', 'newest']}
        genders={['male', 'female']}
        countries={['FR', 'BE']}
        regions={madeUpRegions}
        found={{ total: 312 }}
        onChange={() => undefined}
        onReset={() => undefined}
        saved={null}
        onApply={onClose}
        onClose={onClose}
      />
    ),
  },
} satisfies Meta<typeof MembersPage>;
type Story = StoryObj<typeof MembersPage>;

const nothing = madeUpResult({ members: [], total: 0, pages: 0, search: narrow });

export const Full: Story = {};
export const WithSponsored: Story = {
  args: { results: { kind: 'here', result: { ...here, sponsored: [...madeUpSponsored] } } },
};
export const NoFilters: Story = {
  args: { filters: filtersOf({ genders: ['female'] }), results: { kind: 'here', result: madeUpResult({ total: 48_210, pages: 2009 }) } },
};
export const Loading: Story = { args: { results: { kind: 'loading' } } };
export const FirstLoading: Story = { args: { results: { kind: 'loading' }, filters: null } };
export const Failed: Story = {
  args: {
    results: {
      kind: 'failed',
      reason: 'We are not available right now. Please try again in a moment.',
      busy: false,
      onRetry: () => undefined,
    },
  },
};
export const Nobody: Story = {
  args: {
    filters: filtersOf(nothing),
    results: {
      kind: 'here',
      result: {
        ...nothing,
        relaxed: [
          { without: 'age', search: { ...narrow, min_age: 25, max_age: 38 }, total: 37 },
          { without: 'country', search: { ...narrow, country: 'BE', countryregion: null }, total: 41 },
          { without: 'countryregion', search: { ...narrow, countryregion: null }, total: 86 },
          { without: 'all', search: madeUpSearch, total: 153 },
        ],
      },
    },
  },
};
export const NobodyAtAll: Story = {
  args: { filters: filtersOf(), results: { kind: 'here', result: madeUpResult({ members: [], total: 0, pages: 0, relaxed: [] }) } },
};
export const BehindTheLastPage: Story = { args: { results: { kind: 'here', result: madeUpResult({ members: [], page: 40 }) } } };

/** The site shows visitors a photo, and lists nothing of looks. */
export const ForVisitors: Story = {
  args: {
    filters: { ...filtersOf(), fields: ['gender', 'country', 'min_age', 'max_age', 'photo'], orders: ['active', 'newest'] },
    results: { kind: 'here', result: madeUpResult({ withheld: ['hair_color', 'online'] }) },
  },
};
const looks: Search = { ...madeUpSearch, hair_color: ['red', 'dark blond'], eye_color: ['green'], online: 'yes', order: 'near' };
export const NearestFirst: Story = {
  args: { filters: filtersOf({ search: looks }), results: { kind: 'here', result: madeUpResult({ search: looks }) } },
};
export const FurtherDown: Story = {
  args: {
    earlier: { first: 2, fictional: false, onMore: () => undefined, cards: null },
    results: { kind: 'here', result: madeUpResult({ page: 3 }) },
  },
};
