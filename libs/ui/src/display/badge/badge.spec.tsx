import { render, screen } from '@testing-library/react';
import { Badge } from '.';

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [4000, '99+'],
])('%i is drawn as %s', (count, drawn) => {
  render(<Badge count={count} label={`${count} unread`} />);
  expect(screen.getByText(drawn)).toBeVisible();
});

test('a screen reader hears the sentence, not the shortened number', () => {
  render(<Badge count={240} label="240 unread messages" />);
  expect(screen.getByText('240 unread messages')).toBeInTheDocument();
  expect(screen.getByText('99+')).toHaveAttribute('aria-hidden', 'true');
});

test('nothing is drawn for 0, unless 0 says something', () => {
  const { container, rerender } = render(<Badge count={0} label="none" />);
  expect(container).toBeEmptyDOMElement();
  rerender(<Badge count={0} zero label="No credits left" tone="danger" />);
  expect(screen.getByText('0')).toBeVisible();
});

test('a cap of its own', () => {
  render(<Badge count={12} cap={9} label="12" />);
  expect(screen.getByText('9+')).toBeVisible();
});
