import { screen } from '@testing-library/react';
import { fictionalWords } from '@rendezvous/client/testing';
import userEvent from '@testing-library/user-event';
import { chats, CONVERSATION, VIEWER } from '../testing/people';
import { show } from '../testing/show';
import { ChatList, type ChatListProps } from './chat-list';

const given = (more: Partial<ChatListProps> = {}) =>
  show(
    <ChatList
      chats={chats}
      failed={false}
      busy={false}
      onRetry={() => undefined}
      more={null}
      viewerId={VIEWER}
      currentId={null}
      typing={new Set()}
      left={1}
      fictional={fictionalWords}
      heading={1}
      {...more}
    />,
  );

test('shows who, the last words, and what is unread', async () => {
  await given();
  expect(screen.getByRole('link', { name: /Maya.*So, Thursday.*2 unread messages/ })).toHaveAttribute('href', '/chats/40');
  expect(screen.getByRole('link', { name: /Lou.*You: Ha, deal\./ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Sana.*99\+?.*Fictional profile|Sana.*Fictional profile/ })).toBeVisible();
  expect(screen.getByText('99+')).toBeVisible();
  expect(screen.getByRole('link', { name: /Deleted member.*Message removed/ })).toBeVisible();
});

test('says who is typing in the place of the last words, and which conversation is open', async () => {
  await given({ typing: new Set([CONVERSATION]), currentId: CONVERSATION });
  const row = screen.getByRole('link', { name: /Inès.*Typing…/ });
  expect(row).toHaveAttribute('aria-current', 'page');
  expect(row).not.toHaveTextContent('I owe you a drink');
});

test('tells what is left of the free conversations before it is used up', async () => {
  const { unmount } = await given({ left: 1 });
  expect(screen.getByText('You can start 1 more conversation. Answering is never limited.')).toBeVisible();
  unmount();
  await given({ left: 0 });
  expect(screen.getByRole('link', { name: 'See Premium' })).toHaveAttribute('href', '/premium');
});

test('says nothing of a limit where there is none', async () => {
  await given({ left: null });
  expect(screen.queryByText(/more conversation/)).toBeNull();
});

test('promises nothing to whoever may only read', async () => {
  const { unmount } = await given({ left: 2, disabled: true });
  expect(screen.queryByText(/more conversation/)).toBeNull();
  unmount();
  await given({ chats: [], disabled: true });
  expect(screen.getByText(/^While your profile is disabled/)).toBeVisible();
  expect(screen.queryByText(/always open to you/)).toBeNull();
});

test('finds by name, without regard to case and accents', async () => {
  await given();
  await userEvent.click(screen.getByRole('button', { name: 'Search conversations' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'INES');
  expect(screen.getByRole('link', { name: /Inès/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Maya/ })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No conversation with “INESx”.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close search' }));
  expect(screen.getByRole('link', { name: /Maya/ })).toBeVisible();
});

test('loading, failed and empty each say what they are', async () => {
  const onRetry = jest.fn();
  const { unmount } = await given({ chats: null });
  expect(screen.getByText('Loading conversations')).toBeInTheDocument();
  unmount();
  const failed = await given({ chats: null, failed: true, onRetry });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  failed.unmount();
  await given({ chats: [] });
  expect(screen.getByRole('link', { name: 'Find members' })).toHaveAttribute('href', '/members');
});
