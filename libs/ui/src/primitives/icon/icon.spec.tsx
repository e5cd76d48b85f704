import { render } from '@testing-library/react';
import type { JSX } from 'react';
import * as icons from '.';
import { NamedIcon } from './named-icon';
import * as rotateIcons from './rotate-icons';

test.each(Object.entries({ ...icons, ...rotateIcons }))('%s is drawn, hidden from screen readers, and takes a class', (_, Icon) => {
  const { container } = render(<Icon className="mine" />);
  const svg = container.querySelector('svg');
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svg).toHaveClass('lucide', 'mine');
  expect(svg?.children.length).toBeGreaterThan(0);
});

const drawn = (icon: JSX.Element) => render(icon).container.innerHTML;

test('an icon is found by its name; another name gets a neutral one', () => {
  expect(drawn(<NamedIcon name="check-double" />)).toBe(drawn(<icons.CheckDoubleIcon />));
  expect(drawn(<NamedIcon name="from-the-future" />)).toBe(drawn(<icons.ArrowRightIcon />));
});
