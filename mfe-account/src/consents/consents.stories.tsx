import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import * as answers from '../testing/answers';
import { ConsentsList } from './consents-list';
import { consentsTexts } from './texts';

export default {
  title: 'Account/Consents',
  component: withTexts([consentsTexts], ConsentsList),
  args: { consents: answers.consents, showing: answers.showing, busy: null, onChange: () => undefined, onShow: () => undefined },
} satisfies Meta<typeof ConsentsList>;
type Story = StoryObj<typeof ConsentsList>;

export const Given: Story = {};
export const WithoutRecords: Story = { args: { consents: answers.consents.map((consent) => ({ ...consent, records: [] })) } };
export const MatchingTakenBack: Story = {
  args: { consents: answers.consents.map((consent) => (consent.kind === 'matching' ? { ...consent, given: false } : consent)) },
};
export const OnItsWay: Story = { args: { busy: 'marketing' } };
