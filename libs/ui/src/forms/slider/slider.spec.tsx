import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../testing';
import { useState } from 'react';
import { RangeSlider, Slider } from '.';

function Age({ onCommit, gap }: { onCommit?: (value: [number, number]) => void; gap?: number }) {
  const [value, setValue] = useState<[number, number]>([30, 45]);
  return (
    <RangeSlider
      label="Age"
      minLabel="Youngest"
      maxLabel="Oldest"
      min={18}
      max={99}
      gap={gap}
      value={value}
      onChange={setValue}
      onCommit={onCommit}
      format={(age) => `${age} years`}
      formatRange={(from, to) => `${from} to ${to}`}
    />
  );
}

test('each thumb has a name and says its value in words', () => {
  render(<Age />);
  expect(screen.getByRole('slider', { name: 'Youngest' })).toHaveAttribute('aria-valuetext', '30 years');
  expect(screen.getByRole('slider', { name: 'Oldest' })).toHaveAttribute('aria-valuetext', '45 years');
  expect(screen.getByText('30 to 45')).toBeVisible();
});

test('arrow keys move one thumb, and a finished change is committed', async () => {
  const commit = jest.fn();
  render(<Age onCommit={commit} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('31 to 45')).toBeVisible();
  expect(commit).toHaveBeenLastCalledWith([31, 45]);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(screen.getByText('31 to 99')).toBeVisible();
});

test('the thumbs cannot pass each other', async () => {
  render(<Age gap={3} />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  const [from, to] = screen.getAllByRole('slider').map((thumb) => Number(thumb.getAttribute('aria-valuenow')));
  expect(Number(to) - Number(from)).toBeGreaterThanOrEqual(3);
});

test('one thumb gives one number', async () => {
  const change = jest.fn();
  render(<Slider label="Distance" min={1} max={200} value={25} onChange={change} format={(km) => `${km} km`} />);
  expect(screen.getByText('25 km')).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('slider', { name: 'Distance' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(change).toHaveBeenCalledWith(24);
});
