import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import '../../testing';
import { PhotoViewer, type ViewedPhoto } from '.';

const photos: ViewedPhoto[] = [1, 2, 3].map((id) => ({ id, src: `/${id}.webp`, alt: `Photo ${id} of 3, Maya`, locked: id === 3 }));

/** @param at a photo that is shown at once, as after a reload @param opener whether what opens it is there */
function Page({ at = null, opener = true }: { readonly at?: number | null; readonly opener?: boolean }) {
  const [index, setIndex] = useState<number | null>(at);
  const home = useRef<HTMLButtonElement>(null);
  return (
    <main id="main" tabIndex={-1}>
      {opener ? (
        <button ref={home} type="button" onClick={() => setIndex(0)}>
          Open
        </button>
      ) : null}
      {index === null ? null : (
        <PhotoViewer
          title="Photos of Maya"
          photos={photos}
          index={index}
          onIndex={setIndex}
          onClose={() => setIndex(null)}
          home={home}
          count={`${index + 1} / 3`}
          lockedReason={<a href="/premium">How it works</a>}
          labels={{ close: 'Close', previous: 'Previous', next: 'Next', closer: 'Closer' }}
        />
      )}
    </main>
  );
}

const open = async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Photos of Maya' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return within(dialog);
};

test('buttons and arrow keys go through the photos, and each is told', async () => {
  const viewer = await open();
  expect(viewer.getByRole('status')).toHaveTextContent('Photo 1 of 3, Maya');
  expect(viewer.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await userEvent.click(viewer.getByRole('button', { name: 'Next' }));
  expect(viewer.getByRole('status')).toHaveTextContent('Photo 2 of 3, Maya');
  await userEvent.keyboard('{ArrowLeft}');
  expect(viewer.getByRole('status')).toHaveTextContent('Photo 1 of 3, Maya');
  await userEvent.keyboard('{ArrowLeft}{End}');
  expect(viewer.getByRole('status')).toHaveTextContent('Photo 3 of 3, Maya');
});

test('a swipe tells which photo it ended at', async () => {
  const viewer = await open();
  const track = viewer.getByRole('list');
  Object.defineProperties(track, { clientWidth: { value: 400 }, scrollLeft: { value: 400 } });
  fireEvent.scroll(track);
  expect(viewer.getByRole('status')).toHaveTextContent('Photo 2 of 3, Maya');
});

test('a locked photo stays so: it says why, and nothing brings it closer', async () => {
  const viewer = await open();
  expect(viewer.queryByRole('link', { name: 'How it works' })).not.toBeInTheDocument();
  await userEvent.keyboard('{End}');
  expect(viewer.getByRole('link', { name: 'How it works' })).toBeInTheDocument();
  expect(viewer.queryByRole('button', { name: 'Closer' })).not.toBeInTheDocument();
});

test('the button brings a photo closer and back; the next one comes whole', async () => {
  const viewer = await open();
  const closer = viewer.getByRole('button', { name: 'Closer' });
  const scaleOf = (name: string) => viewer.getByRole('img', { name }).style.transform;
  await userEvent.click(closer);
  expect([closer.ariaPressed ?? closer.getAttribute('aria-pressed'), scaleOf('Photo 1 of 3, Maya')]).toEqual([
    'true',
    expect.stringContaining('scale(2.5)'),
  ]);
  await userEvent.click(closer);
  expect(scaleOf('Photo 1 of 3, Maya')).toContain('scale(1)');
  await userEvent.click(closer);
  await userEvent.keyboard('{ArrowRight}');
  expect(viewer.getByRole('button', { name: 'Closer' })).toHaveAttribute('aria-pressed', 'false');
});

test('two fingers make a photo larger', async () => {
  const viewer = await open();
  const photo = viewer.getByRole('img', { name: 'Photo 1 of 3, Maya' });
  const finger = (type: 'pointerDown' | 'pointerMove', pointerId: number, clientX: number) =>
    fireEvent[type](photo, { pointerId, clientX });
  finger('pointerDown', 1, -50);
  finger('pointerDown', 2, 50);
  finger('pointerMove', 2, 150);
  expect(photo.style.transform).toContain('scale(2)');
});

test('a double tap makes a photo larger, and another one small again', async () => {
  const viewer = await open();
  const photo = viewer.getByRole('img', { name: 'Photo 1 of 3, Maya' });
  await userEvent.dblClick(photo);
  expect(photo.style.transform).toContain('scale(2.5)');
  await userEvent.dblClick(photo);
  expect(photo.style.transform).toContain('scale(1)');
});

test.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes it and the focus goes back', async (_, close) => {
  await open();
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('opened by no press, as after a reload, it gives the focus to what would have opened it', async () => {
  render(<Page at={0} />);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('what opened it has gone: the focus goes to the page', async () => {
  const { rerender } = render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  rerender(<Page opener={false} />);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.getElementById('main')).toHaveFocus());
});
