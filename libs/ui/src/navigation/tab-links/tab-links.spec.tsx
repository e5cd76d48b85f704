import { render, screen } from '@testing-library/react';
import { TabLinks } from '.';

test('tabs that are pages are links, and the page we are on is marked', () => {
  render(
    <TabLinks
      label="Likes"
      current="sent"
      tabs={[
        { value: 'received', label: 'Received', href: '/likes/received' },
        { value: 'sent', label: 'Sent', end: 11, href: '/likes/sent' },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Likes' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Sent11');
  expect(screen.getByRole('link', { name: 'Received' })).toHaveAttribute('href', '/likes/received');
});
