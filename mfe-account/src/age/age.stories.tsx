import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import type { AgeAssurance } from '@rendezvous/contracts/account/age-assurance';
import { age } from '../testing/answers';
import { AgeStanding } from './age-standing';
import { ageTexts } from './texts';

const Standing = withTexts([ageTexts], AgeStanding);
const nothing = () => undefined;

export default { title: 'Account/Age' } satisfies Meta;
type Story = StoryObj;

const story = (changes: Partial<AgeAssurance>, busy = false): Story => ({
  render: () => <Standing age={{ ...age, ...changes }} busy={busy} onGo={nothing} />,
});

export const BeforeListing = story({});
export const BeforeWriting = story({ hold: 'writing' });
export const Leaving = story({}, true);
export const UnderWay = story({ state: 'under_way', since: '2026-11-20T10:00:00Z' });
export const CouldNotBeTold = story({ state: 'failed', since: '2026-11-20T10:00:00Z' });
export const NoAnswer = story({ state: 'unanswered', since: '2026-11-20T10:00:00Z' });
export const Expired = story({ state: 'expired', since: '2026-11-20T10:00:00Z' });
export const Passed = story({ state: 'passed', hold: null, since: '2026-11-20T10:00:00Z', valid_until: '2027-11-20T10:00:00Z' });
export const TooYoung = story({ state: 'refused', since: '2026-11-20T10:00:00Z' });
export const NotAsked = story({ state: 'not_asked', hold: null, company: null });
