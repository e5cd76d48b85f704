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

test('where not all tabs fit, the page that we are on is scrolled to', () => {
  const place = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  place.mockImplementation(function (this: Element) {
    return new DOMRect(this.tagName === 'NAV' ? 10 : 300, 0, 100, 48);
  });
  const tabs = ['received', 'sent'].map((value) => ({ value, label: value, href: `/likes/${value}` }));
  const { rerender } = render(<TabLinks label="Likes" current="none" tabs={tabs} />);
  const bar = screen.getByRole('navigation', { name: 'Likes' });
  expect(bar.scrollLeft).toBe(0);
  rerender(<TabLinks label="Likes" current="sent" tabs={tabs} />);
  expect(bar.scrollLeft).toBe(242);
  place.mockRestore();
});
