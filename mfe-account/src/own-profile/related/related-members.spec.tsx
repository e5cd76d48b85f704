import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '@rendezvous/client/testing';
import * as answers from '../../testing/answers';
import { show } from '../../testing/show';
import { RelatedMembers } from './related-members';

const found = (id: number, name: string) => ({ ...answers.member, id, name, matched: false, locked_photos: 0 });
const open = () => show(<RelatedMembers memberId={7} />, { at: '/profile', user: answers.user });
const route = 'GET /api/members/7/similar';

test('the first four are shown, each a link to their profile', async () => {
  givenServer({ [route]: () => ({ members: [1, 2, 3, 4, 5].map((id) => found(id, `Maya${id}`)) }) });
  await open();
  expect(await screen.findByRole('heading', { name: 'People you may like' })).toBeInTheDocument();
  const links = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
  expect([...new Set(links)]).toEqual(['/members/1', '/members/2', '/members/3', '/members/4']);
});

test('where there is nobody, there is no heading either', async () => {
  givenServer({ [route]: () => ({ members: [] }) });
  await open();
  expect(screen.getByRole('heading')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
});

test('what cannot be loaded is said, and another try loads it', async () => {
  const server = givenServer({ [route]: () => new Refused(500, 'server.error') });
  await open();
  await screen.findByText('Related profiles could not be loaded');
  server.answers({ [route]: () => ({ members: [found(1, 'Maya')] }) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Maya/)).toBeInTheDocument();
});
