import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LikeButton } from '@rendezvous/ui';
import * as answers from '../../testing/answers';
import { CheckMail } from './check-mail';
import { ConfirmEmail } from './confirm-email';
import { CorrectAddress } from './correct-address';
import { SignupProgress } from './signup-progress';
import { ReferrerCard } from '../referrer/referrer-card';
import { SignupFrame } from '../frame/signup-frame';

export default { title: 'Account/Signup/End', parameters: { layout: 'fullscreen' } } satisfies Meta;
type Story = StoryObj;

const confirm = (
  resend: { busy: boolean; sent: boolean; refused: string | null },
  email = 'nina@example.org',
  children: React.ReactNode = null,
) => (
  <SignupFrame>
    <ConfirmEmail email={email} next="/members" resend={resend} onResend={() => undefined}>
      {children}
    </ConfirmEmail>
  </SignupFrame>
);
const idle = { busy: false, sent: false, refused: null };

export const Creating: Story = {
  render: () => (
    <SignupFrame>
      <SignupProgress stage="creating" />
    </SignupFrame>
  ),
};
export const Mailing: Story = {
  render: () => (
    <SignupFrame>
      <SignupProgress stage="mailing" />
    </SignupFrame>
  ),
};
export const OnlyTheMailboxIsTold: Story = {
  render: () => (
    <SignupFrame>
      <CheckMail email="nina@example.org" onChange={() => undefined} />
    </SignupFrame>
  ),
};
export const Confirm: Story = { render: () => confirm(idle) };
export const ConfirmLongAddress: Story = {
  render: () => confirm(idle, 'a-very-long-address-that-somebody-really-has@department.of-a-university.example'),
};
export const ConfirmSending: Story = { render: () => confirm({ ...idle, busy: true }) };
export const ConfirmSent: Story = { render: () => confirm({ ...idle, sent: true }) };
export const ConfirmRefused: Story = {
  render: () => confirm({ ...idle, refused: 'That was a lot at once. Please try again in 40 minutes.' }),
};
export const ConfirmWithFirstLike: Story = {
  render: () =>
    confirm(
      idle,
      'nina@example.org',
      <ReferrerCard
        member={answers.member as never}
        text="Leave Maya a first like?"
        action={<LikeButton label="Like Maya" liked={false} />}
      />,
    ),
};
export const ConfirmWrongAddress: Story = { render: () => confirm(idle, 'nian@example.org', <CorrectAddress email="nian@example.org" />) };
export const FictionalMember: Story = {
  render: () => (
    <ReferrerCard member={{ ...answers.member, fictional: true, main_image: null } as never} text="Join, and you can write to Maya" />
  ),
};
