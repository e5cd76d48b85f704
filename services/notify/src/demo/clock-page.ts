import { days, hours } from '@rendezvous/contracts/kernel';
import { escapeHtml } from '../layout/html.rules.js';

export interface ClockFacts {
  readonly now: Date;
  /** How far business time is ahead, in milliseconds. */
  readonly ahead: number;
  /** Hours that were not accepted; null when nothing was refused. */
  readonly refused: string | null;
}

const HOUR = hours(1);
const DAY = days(1);

const plural = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** "3 days 4 hours", to the minute. */
const aheadText = (ahead: number): string => {
  const parts = [
    [Math.floor(ahead / DAY), 'day'],
    [Math.floor((ahead % DAY) / HOUR), 'hour'],
    [Math.floor((ahead % HOUR) / 60_000), 'minute'],
  ] as const;
  const told = parts.filter(([count]) => count > 0).map(([count, unit]) => plural(count, unit));
  return told.length === 0 ? 'less than a minute' : told.join(' ');
};

const step = (count: number, label: string): string => `<button class="demo-button" name="hours" value="${count}">${label}</button>`;

export const clockContent = ({ now, ahead, refused }: ClockFacts): string => `
<h1>Clock</h1>
<p class="demo-hint">The time that the product goes by: deadlines, offers, “ago”. Moved forward here, everything that was due in between happens.</p>
<p class="demo-clock"><time datetime="${now.toISOString()}">${now.toISOString().slice(0, 16).replace('T', ' ')}</time> UTC</p>
<p class="demo-hint">${ahead === 0 ? 'This is the real time.' : `${aheadText(ahead)} ahead of the real time.`}</p>
${refused !== null ? '<p class="demo-error" role="alert">Please give a whole number of hours from 1 to 8760.</p>' : ''}
<form method="post" action="/demo/clock" class="demo-buttons">${step(1, '+ 1 hour')}${step(24, '+ 1 day')}${step(24 * 7, '+ 7 days')}${step(24 * 14, '+ 14 days')}</form>
<form method="post" action="/demo/clock" class="demo-form"><label class="short">Hours <input name="hours" inputmode="numeric" required value="${escapeHtml(refused ?? '')}"></label><button class="demo-button main">Move forward</button></form>
<form method="post" action="/demo/clock/reset"><button class="demo-button"${ahead === 0 ? ' disabled' : ''}>Back to the real time</button></form>`;
