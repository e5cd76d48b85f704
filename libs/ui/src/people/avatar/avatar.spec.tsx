import { render, screen } from '@testing-library/react';
import { Avatar } from '.';

test('a face has the name as its text', () => {
  render(<Avatar src="/ines.webp" alt="Inès" />);
  expect(screen.getByRole('img', { name: 'Inès' })).toHaveAttribute('src', '/ines.webp');
});

test('without a picture the place still says whose it is', () => {
  render(<Avatar src={null} alt="Inès" initials="IN" />);
  expect(screen.getByRole('img', { name: 'Inès' })).toBeVisible();
});

test('online is said in words, and only when it is given', () => {
  const { rerender } = render(<Avatar src={null} alt="" onlineLabel="Online now" />);
  expect(screen.getByText('Online now')).toBeInTheDocument();
  rerender(<Avatar src={null} alt="" onlineLabel={null} />);
  expect(screen.queryByText('Online now')).not.toBeInTheDocument();
});
