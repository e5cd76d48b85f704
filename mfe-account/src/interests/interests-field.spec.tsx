import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { useInterestName } from '@rendezvous/client';
import { givenServer, Refused, showWith } from '@rendezvous/client/testing';
import type { Interest } from '@rendezvous/contracts/reference';
import descriptor from '../../descriptor.json';
import messages from '../messages/en';
import ownMessages from '../own-profile/messages/en.json';
import { OwnInterests } from '../own-profile/own-interests';
import * as answers from '../testing/answers';
import { InterestsField } from './interests-field';

const ASKED = 'GET /api/interests.php';
const names = { interests: answers.interests };
const show = showWith({ descriptor, messages: { ...messages, ...ownMessages }, user: null });
const chosen: Interest[] = ['music'];

const Fields = ({ own }: { readonly own: boolean }) => {
  const nameOf = useInterestName();
  return (
    <FormProvider {...useForm({ defaultValues: { interests: chosen } })}>
      {own ? <OwnInterests nameOf={nameOf} /> : <InterestsField brief nameOf={nameOf} />}
    </FormProvider>
  );
};
const given = () => {
  const waiting: ((value: unknown) => void)[] = [];
  givenServer({ [ASKED]: () => new Promise((resolve) => waiting.push(resolve)) });
  return () => waiting.forEach((resolve) => resolve(names));
};

test('until their names are there each has its place, and none shows what it is called in the code', async () => {
  const come = given();
  await show(<Fields own={false} />, { at: '/signup' });
  const places = screen.getAllByRole('checkbox', { name: 'Loading' });
  expect(places.filter((place) => (place as HTMLInputElement).checked)).toHaveLength(1);
  for (const place of places) expect(place).toBeDisabled();
  expect(screen.queryByText('music')).not.toBeInTheDocument();
  come();
  expect(await screen.findByRole('checkbox', { name: 'Music' })).toBeChecked();
  expect(screen.getAllByRole('checkbox')).toHaveLength(places.length);
  expect(screen.queryByRole('checkbox', { name: 'Loading' })).not.toBeInTheDocument();
});

test('what was chosen has its place, too', async () => {
  const come = given();
  await show(<Fields own />, { at: '/profile' });
  expect(screen.getByRole('list', { name: /Interests/ })).toHaveTextContent('Loading');
  expect(screen.queryByText('music')).not.toBeInTheDocument();
  come();
  await waitFor(() => expect(screen.getByRole('list', { name: /Interests/ })).toHaveTextContent('Music'));
});

test('when they do not come one chooses all the same', async () => {
  givenServer({ [ASKED]: () => new Refused(500, 'server.error') });
  await show(<Fields own={false} />, { at: '/signup' });
  const movies = await screen.findByRole('checkbox', { name: 'movies' });
  await userEvent.click(movies);
  expect(movies).toBeChecked();
});
