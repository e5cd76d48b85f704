import type { Meta, StoryObj } from '@storybook/react-webpack5';
import * as icons from '.';

export default { title: 'UI/Primitives/Icon' } satisfies Meta;
type Story = StoryObj;

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))', gap: 12 }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 6 }}>
          <Icon />
          <span className="tiny muted">{name.replace('Icon', '')}</span>
        </li>
      ))}
    </ul>
  ),
};
export const FollowsTheText: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {['--t-sm', '--t-md', '--t-h3', '--t-h1'].map((size) => (
        <span key={size} style={{ fontSize: `var(${size})`, display: 'flex', gap: 8, alignItems: 'center' }}>
          <icons.MaskIcon /> <icons.HeartIcon /> <icons.CoinIcon /> text
        </span>
      ))}
    </div>
  ),
};
