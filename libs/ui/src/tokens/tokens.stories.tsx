import type { Meta, StoryObj } from '@storybook/react-webpack5';

export default { title: 'Tokens' } satisfies Meta;
type Story = StoryObj;

const colours = [
  'paper surface raised sunken line line-strong',
  'ink ink-2 ink-3',
  'accent accent-hover on-accent accent-text accent-soft',
  'plum plum-hover on-plum plum-soft',
  'ok ok-soft warn warn-soft danger danger-soft focus',
].map((row) => row.split(' '));

export const Colours: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {colours.map((row) => (
        <div key={row[0]} style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          {row.map((name) => (
            <div key={name} style={{ width: 104 }}>
              <div
                style={{ height: 56, borderRadius: 'var(--r-control)', border: '1px solid var(--line)', background: `var(--${name})` }}
              />
              <span className="tiny muted">{name}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  ),
};
export const Type: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <p className="hero-title">The best evenings start with hello.</p>
      <h1>Women near Lyon</h1>
      <h2>Around Lyon this evening</h2>
      <h3>Reading is free</h3>
      <p className="display" style={{ fontSize: 'var(--t-h3)' }}>
        I cook far too much on Sundays.
      </p>
      <p className="lead muted">Rendezvous is for adults who like a real conversation.</p>
      <p>Every message you receive, always. One credit sends one reply.</p>
      <p className="small muted">312 members, most recently active first</p>
      <p className="tiny faint num">21:42</p>
      <p>
        Français : Élodie, cœur, Noël, « où ça ? » 12,99 € <a href="#there">un lien</a>
      </p>
    </div>
  ),
};
