import { render, screen } from '@testing-library/react';
import { Disclosure } from '.';

test('what it holds is closed behind its line', () => {
  render(<Disclosure summary="Two more devices">Firefox on Linux</Disclosure>);
  expect(screen.getByText('Firefox on Linux').closest('details')).not.toHaveAttribute('open');
  expect(screen.getByText('Two more devices').tagName).toBe('SUMMARY');
});

test('where it is decided outside, it is open as told, and says when its line was pressed', () => {
  const onToggle = jest.fn();
  const { rerender } = render(
    <Disclosure summary="More" open onToggle={onToggle}>
      Inside
    </Disclosure>,
  );
  const details = screen.getByText('Inside');
  expect(details).toHaveAttribute('open');
  rerender(
    <Disclosure summary="More" open={false} onToggle={onToggle}>
      Inside
    </Disclosure>,
  );
  expect(details).not.toHaveAttribute('open');
  details.dispatchEvent(new Event('toggle'));
  expect(onToggle).toHaveBeenLastCalledWith(false);
});
