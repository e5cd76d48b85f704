import type { FoundMember, Search, SearchResult } from '@rendezvous/contracts/search/members';
import { roughly } from '../rough-count/rough-count.rules.js';
import { forVisitors } from './visitor-totals.rules.js';

const search: Search = { gender: null, country: 'FR', countryregion: null, min_age: 18, max_age: 99, order: 'active' };
const result = (total: number, more: Partial<SearchResult> = {}): SearchResult => ({
  members: [],
  total,
  page: 1,
  pages: Math.ceil(total / 24),
  search,
  region_name: null,
  defaults: search,
  genders: ['female'],
  ...more,
});

test('a total is told as every count for whoever only looks, and says so; pages stay', () => {
  for (const total of [20, 29, 1_239])
    expect(forVisitors(result(total))).toEqual({ ...result(total), total: roughly(total), total_is: 'about' });
});

test('few are not counted out: the number is that of those in sight, or the most that few are', () => {
  const members = Array.from({ length: 7 }, () => ({}) as FoundMember);
  expect(forVisitors(result(7, { members }))).toMatchObject({ total: 7, total_is: 'few', pages: 1 });
  expect(forVisitors(result(7, { page: 2 }))).toMatchObject({ total: 19, total_is: 'few', pages: 1 });
});

test('nobody is nobody, and each way out of that is told alike', () => {
  const relaxed = [3, 24, 0].map((total) => ({ without: 'age' as const, search, total }));
  const told = forVisitors(result(0, { relaxed }));
  expect(told).toEqual({
    ...result(0),
    relaxed: [
      { ...relaxed[0], total: 19, total_is: 'few' },
      { ...relaxed[1], total: 20, total_is: 'about' },
      { ...relaxed[2], total: 0 },
    ],
  });
  expect(forVisitors(result(0))).toEqual(result(0));
});
