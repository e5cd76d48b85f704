import { render, screen, within } from '@testing-library/react';
import type { Composition, OverrideRefusal } from '@rendezvous/contracts/releases';
import { Stage, givenStore } from '@rendezvous/client/testing';
import shellMessages from '../messages/en.json';
import { givenComposition, givenOverride } from '../testing/given-composition';
import { OverridePlace } from './override-place';

const show = async (more: Partial<Composition>) =>
  render(
    <Stage store={await givenStore()} at="/chats/17?unread=1" messages={shellMessages}>
      <OverridePlace composition={givenComposition([], more)} />
    </Stage>,
  );

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

test('a page of released builds has no banner', async () => {
  await show({});
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test.each<[OverrideRefusal, RegExp]>([
  ['expired', /has expired/],
  ['forged', /not valid/],
  ['origin', /from that address/],
  ['remote', /does not exist/],
  ['contract', /does not fit/],
])('a link that is refused as %s says so, and that the released version is shown', async (reason, sentence) => {
  await show({ refusedOverride: { reason, mark: null } });
  const status = await screen.findByRole('status');
  expect(status).toHaveTextContent(sentence);
  expect(status).toHaveTextContent('you see what is released');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('each build is named with its version, its origin and its end; one click leads back, on the same page', async () => {
  await show({ overrides: [givenOverride('chat', 'abc'), givenOverride('search', 'def', { origin: 'https://previews.example' })] });
  const banner = within(await screen.findByRole('complementary', { name: 'Unreleased build' }));
  expect(banner.getByText('This tab shows mfe-chat abc from http://127.0.0.1:4000 until 2:30 PM.')).toBeInTheDocument();
  expect(banner.getByText('This tab shows mfe-search def from https://previews.example until 2:30 PM.')).toBeInTheDocument();
  expect(banner.getByRole('link', { name: 'Back to what is released' })).toHaveAttribute('href', '/chats/17?override=off');
});
