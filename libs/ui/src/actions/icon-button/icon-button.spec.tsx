import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Badge } from '../../display/badge';
import { BellIcon, MoreIcon } from '../../primitives/icon';
import { IconButton, IconLink, LikeButton } from '.';

test('an icon has a name', () => {
  render(<IconButton label="More" icon={<MoreIcon />} />);
  expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('type', 'button');
});

test('a link has a name and keeps its badge', () => {
  render(<IconLink label="Notifications" icon={<BellIcon />} href="/n" badge={<Badge count={120} label="120 new" />} />);
  expect(screen.getByRole('link', { name: 'Notifications' })).toHaveTextContent('99+');
});

test('liking is a pressed state: the name stays the same', async () => {
  const click = jest.fn();
  const { rerender } = render(<LikeButton label="Like Maya" liked={false} onClick={click} />);
  const heart = screen.getByRole('button', { name: 'Like Maya', pressed: false });
  await userEvent.click(heart);
  expect(click).toHaveBeenCalledTimes(1);
  rerender(<LikeButton label="Like Maya" liked onClick={click} />);
  expect(screen.getByRole('button', { name: 'Like Maya', pressed: true })).toBe(heart);
});
