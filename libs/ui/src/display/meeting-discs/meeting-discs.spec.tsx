import { render, screen } from '@testing-library/react';
import { MeetingDiscs } from '.';

test.each(['home', 'match', 'apart', 'lost'] as const)('%s is decoration: a screen reader passes it by', (picture) => {
  const { container } = render(<MeetingDiscs picture={picture} left="/a.webp" right="/b.webp" />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('two faces meet; without them two plain discs do', () => {
  const { container, rerender } = render(<MeetingDiscs picture="match" left="/a.webp" right="/b.webp" />);
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['/a.webp', '/b.webp']);
  rerender(<MeetingDiscs picture="match" left={null} />);
  expect(container.querySelectorAll('img')).toHaveLength(0);
  expect(container.querySelectorAll('.disc')).toHaveLength(2);
});

test('a face may come in several sizes', () => {
  const { container } = render(
    <MeetingDiscs picture="home" left={{ src: '/a-360.webp', srcSet: '/a-360.webp 360w, /a-720.webp 720w', sizes: '174px' }} />,
  );
  expect(container.querySelector('img')).toHaveAttribute('srcset', '/a-360.webp 360w, /a-720.webp 720w');
  expect(container.querySelector('img')).toHaveAttribute('sizes', '174px');
});
