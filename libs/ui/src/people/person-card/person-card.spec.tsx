import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LikeButton } from '../../actions/icon-button';
import { PersonCard, PersonGrid } from '.';

const photo = { src: '/maya.webp' };

test('the name is the one link; the photo is said by it', () => {
  render(<PersonCard name="Maya, 33" photo={photo} href="/members/7" />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Maya, 33' })).toHaveAttribute('href', '/members/7');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('of name and age the name alone gives way; readers hear both as one', () => {
  render(<PersonCard name="Maya, 33 ans" shortens="Maya" photo={photo} href="/members/7" />);
  const link = screen.getByRole('link', { name: 'Maya, 33 ans' });
  expect([...link.childNodes].map(({ textContent }) => textContent).filter(Boolean)).toEqual(['Maya', ', 33 ans']);
  expect(link.querySelector('.short')).toHaveTextContent('Maya');
});

test('the like button comes after the name and does not follow the link', async () => {
  const like = jest.fn();
  render(<PersonCard name="Maya, 33" photo={photo} href="#maya" like={<LikeButton label="Like Maya" liked={false} onClick={like} />} />);
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Like Maya' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(like).toHaveBeenCalledTimes(1);
  expect(window.location.hash).toBe('');
});

test('online, fictional and locked photos are said in words', () => {
  render(
    <PersonCard
      name="Sana, 34"
      photo={photo}
      href="/members/8"
      onlineLabel="Online now"
      fictionalLabel="Fictional profile"
      peek={{ src: '/blur.webp', label: '+3' }}
      heading={3}
    />,
  );
  expect(screen.getByText('Online now')).toBeInTheDocument();
  expect(screen.getByText('Fictional profile')).toBeVisible();
  expect(screen.getByText('+3')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Sana, 34');
});

test('people are a list', () => {
  render(
    <PersonGrid label="Members">
      <li>
        <PersonCard name="Maya, 33" photo={photo} href="/7" />
      </li>
    </PersonGrid>,
  );
  expect(screen.getByRole('list', { name: 'Members' })).toBeInTheDocument();
});
