import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Photo, PhotoLabel } from '.';

const blur = 'data:image/webp;base64,AAAA';
const placeholder = (container: HTMLElement) => container.querySelector(`img[src="${blur}"]`);

test('the blur stands in until the photo is there', () => {
  const { container } = render(<Photo src="/a.webp" alt="Photo 1 of 5" placeholder={blur} />);
  expect(placeholder(container)).toBeInTheDocument();
  fireEvent.load(screen.getByRole('img', { name: 'Photo 1 of 5' }));
  expect(placeholder(container)).not.toBeInTheDocument();
});

test('a photo that cannot be had leaves its box, its name and the blur', () => {
  const { container } = render(<Photo src="/a.webp" alt="Photo 1 of 5" placeholder={blur} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'Photo 1 of 5' })).not.toHaveAttribute('src');
  expect(placeholder(container)).toBeInTheDocument();
});

test('another address is another try', () => {
  const { rerender } = render(<Photo src="/a.webp" alt="Photo" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Photo src="/b.webp" alt="Photo" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/b.webp');
});

describe('in a browser that tells what is near the window', () => {
  let near: (isIntersecting: boolean) => void;
  beforeEach(() => {
    window.IntersectionObserver = class {
      constructor(tell: IntersectionObserverCallback) {
        near = (isIntersecting) => act(() => tell([{ isIntersecting } as IntersectionObserverEntry], this as never));
      }
      observe() {}
      disconnect() {}
    } as never;
  });
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

  test('a drawn photo is taken over as it stands; what is not at the top waits for the window, and can be seen without a script', () => {
    const faults: unknown[] = [];
    const shown = (early: boolean) => {
      const photo = <Photo src="/a.webp" srcSet="/b.webp 160w" alt="Photo" placeholder={blur} early={early} />;
      const container = document.createElement('div');
      container.innerHTML = renderToString(photo);
      const html = container.innerHTML;
      render(photo, { container: document.body.appendChild(container), hydrate: true, onRecoverableError: (fault) => faults.push(fault) });
      return { html, image: container.querySelector('img[alt=Photo]') };
    };
    const early = shown(true);
    expect(early.html).not.toContain('noscript');
    expect(early.image).toHaveAttribute('fetchpriority', 'low');
    expect(early.image).toHaveAttribute('srcset', '/b.webp 160w');
    const late = shown(false);
    expect(late.html).toMatch(/<noscript><img[^>]* src="\/a.webp"/);
    expect(late.image).not.toHaveAttribute('src');
    expect(faults).toEqual([]);
  });

  test('photos wait until they are near, and stay; the one that counts does not wait', () => {
    const { rerender } = render(<Photo src="/a.webp" alt="Photo" />);
    near(false);
    expect(screen.getByRole('img')).not.toHaveAttribute('src');
    near(true);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/a.webp');
    rerender(<Photo key="other" src="/b.webp" alt="Photo" priority />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/b.webp');
  });
});

test('a locked photo says how many there are', () => {
  render(<Photo src="/blurred.webp" alt="" locked lockedLabel="4 more photos" />);
  expect(screen.getByText('4 more photos')).toBeVisible();
});

test('a word may lie on it', () => {
  render(
    <Photo src="/a.webp" alt="Photo 1 of 5">
      <PhotoLabel>1 / 5</PhotoLabel>
    </Photo>,
  );
  expect(screen.getByText('1 / 5')).toBeVisible();
});

test('no style attribute, which a strict policy would refuse in a server’s page', () => {
  const { container } = render(<Photo src="/a.webp" alt="" placeholder={blur} locked lockedLabel="+3" />);
  expect(container.querySelector('[style]')).toBeNull();
});
