import { render, screen } from '@testing-library/react';
import { FictionalWarning } from '.';

const words = { label: 'Fictional profile', plural: 'Fictional profiles', warning: 'They were made up.', icon: true };

test('the warning stands once above a list in which somebody was made up', () => {
  const { container, rerender } = render(<FictionalWarning members={[{ fictional: false }]} words={words} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<FictionalWarning members={[{ fictional: true }, { fictional: true }]} words={words} />);
  expect(screen.getAllByText('They were made up.')).toHaveLength(1);
  expect(screen.getByText('Fictional profiles')).toBeVisible();
});

test('the mask follows the site', () => {
  const mask = () => container.querySelector('svg')?.outerHTML;
  const { container, rerender } = render(<FictionalWarning members={[{ fictional: true }]} words={words} />);
  const withMask = mask();
  rerender(<FictionalWarning members={[{ fictional: true }]} words={{ ...words, icon: false }} />);
  expect(mask()).not.toBe(withMask);
});
