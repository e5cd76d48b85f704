import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Switch } from '.';

export default {
  title: 'UI/Forms/Switch',
  component: Switch,
  args: { label: 'New messages', checked: true, onChange: () => undefined },
} satisfies Meta<typeof Switch>;
type Story = StoryObj<typeof Switch>;

export const On: Story = {};
export const Off: Story = { args: { checked: false } };
export const WithHint: Story = { args: { hint: 'At most one e-mail an hour' } };
export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true, hint: 'Confirm your address first.' } };
function Live() {
  const [checked, setChecked] = useState(false);
  return (
    <Switch
      label="Invisible"
      hint="Hors de la recherche. Vous pouvez toujours écrire en premier ; les conversations ouvertes restent."
      checked={checked}
      onChange={setChecked}
    />
  );
}
export const LongFrench: Story = { render: () => <Live /> };
