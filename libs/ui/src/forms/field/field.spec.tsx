import { render, screen } from '@testing-library/react';
import { Field, FieldGroup } from '.';

test('label, hint and error reach any control', () => {
  render(
    <Field label="Volume" hint="How many a week." error="Too many.">
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText('Volume');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('How many a week. Too many.');
});

test('without hint and error there is no empty description', () => {
  render(<Field label="Volume">{(control) => <input {...control} />}</Field>);
  expect(screen.getByLabelText('Volume')).not.toHaveAttribute('aria-describedby');
  expect(screen.getByLabelText('Volume')).toBeValid();
});

test('a group is named by its legend', () => {
  render(
    <FieldGroup label="Height" error="Please give both.">
      <input aria-label="From" />
    </FieldGroup>,
  );
  expect(screen.getByRole('group', { name: 'Height' })).toHaveAccessibleDescription('Please give both.');
});
