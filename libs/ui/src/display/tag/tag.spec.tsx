import { render, screen } from '@testing-library/react';
import { FictionalTag, Pill, Tag } from '.';

test('a fictional profile has words beside the mask', () => {
  const { container } = render(<FictionalTag>Fictional profile</FictionalTag>);
  expect(screen.getByText('Fictional profile')).toBeVisible();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('tone is a class of its own for tag and pill', () => {
  render(
    <>
      <Tag tone="ok">Online</Tag>
      <Pill tone="ok">Paid</Pill>
    </>,
  );
  expect(screen.getByText('Online').parentElement).toHaveClass('tag', 'ok');
  expect(screen.getByText('Paid')).toHaveClass('pill', 'okPill');
});
