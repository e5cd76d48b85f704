import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Field, FieldGroup } from '.';

export default { title: 'UI/Forms/Field', component: Field } satisfies Meta<typeof Field>;
type Story = StoryObj<typeof Field>;

export const AnyControl: Story = {
  render: () => (
    <Field label="Volume of new mail" aside="7" hint="How many a week.">
      {(control) => <input type="range" {...control} />}
    </Field>
  ),
};
export const Group: Story = {
  render: () => (
    <FieldGroup label="Height" hint="In centimetres" error="Please give both.">
      <div style={{ display: 'flex', gap: 8 }}>
        <input aria-label="From" size={4} />
        <input aria-label="To" size={4} />
      </div>
    </FieldGroup>
  ),
};
