import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { TextArea } from '.';

test('several lines are kept, the ref reaches the control', async () => {
  const ref = createRef<HTMLTextAreaElement>();
  render(<TextArea label="About you" ref={ref} maxLength={20} />);
  await userEvent.type(screen.getByLabelText('About you'), 'one{Enter}two');
  expect(ref.current).toHaveValue('one\ntwo');
  expect(ref.current).toHaveAttribute('maxlength', '20');
});

test('a refusal describes it and keeps the text', () => {
  render(<TextArea label="About you" defaultValue="Call me" error="Please leave out phone numbers." />);
  expect(screen.getByLabelText('About you')).toHaveAccessibleDescription('Please leave out phone numbers.');
  expect(screen.getByLabelText('About you')).toHaveValue('Call me');
});
