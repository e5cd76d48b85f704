import { act, render, screen } from '@testing-library/react';
import { LateParts } from './late-parts';

jest.mock('./parts', () => ({ Parts: () => <p>late</p> }));

test('parts come when the page has loaded and the browser is idle', async () => {
  const idle: IdleRequestCallback[] = [];
  window.requestIdleCallback = (callback) => idle.push(callback);
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  render(<LateParts />);
  expect(idle).toHaveLength(0);
  state.mockReturnValue('complete');
  act(() => void window.dispatchEvent(new Event('load')));
  expect(screen.queryByText('late')).not.toBeInTheDocument();
  idle[0]!({ didTimeout: false, timeRemaining: () => 1 });
  expect(await screen.findByText('late')).toBeInTheDocument();
});
