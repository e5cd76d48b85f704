import { render } from '@testing-library/react';
import * as icons from '.';

test.each(Object.entries(icons))('%s is drawn, hidden from screen readers, and takes a class', (_, Icon) => {
  const { container } = render(<Icon className="mine" />);
  const svg = container.querySelector('svg');
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svg).toHaveClass('lucide', 'mine');
  expect(svg?.children.length).toBeGreaterThan(0);
});
