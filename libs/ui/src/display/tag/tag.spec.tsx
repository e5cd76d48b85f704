import { render, screen } from '@testing-library/react';
import { FictionalTag, Pill, Tag } from '.';

test('a fictional profile has words beside the mask', () => {
  const { container } = render(<FictionalTag>Fictional profile</FictionalTag>);
  expect(screen.getByText('Fictional profile')).toBeVisible();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('the mask follows the site, and the whole warning is there for whoever sees the label alone', () => {
  const { container } = render(
    <FictionalTag icon={false} warning="A meeting is not possible.">
      Fictional profile
    </FictionalTag>,
  );
  expect(container.querySelector('svg')).not.toBeInTheDocument();
  expect(container).toHaveTextContent('Fictional profile. A meeting is not possible.');
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
