import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { FormError } from '.';

test('the live region is there before there is anything to say', () => {
  const { rerender } = render(<FormError />);
  const region = screen.getByRole('alert');
  expect(region).toBeEmptyDOMElement();
  rerender(<FormError>E-mail or password is wrong.</FormError>);
  expect(screen.getByRole('alert')).toBe(region);
  expect(region).toHaveTextContent('E-mail or password is wrong.');
});

test('it can take the focus', () => {
  const ref = createRef<HTMLDivElement>();
  render(<FormError ref={ref}>Wrong.</FormError>);
  ref.current?.focus();
  expect(screen.getByRole('alert')).toHaveFocus();
});
