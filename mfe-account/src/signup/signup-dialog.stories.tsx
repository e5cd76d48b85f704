import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FormProvider, useForm } from 'react-hook-form';
import { settings } from '@rendezvous/client/testing/screens';
import { Button } from '@rendezvous/ui';
import { ConfirmEmail } from './finish/confirm-email';
import { CredentialsStep } from './steps/credentials-step';
import { SignupProgress } from './finish/signup-progress';
import { SignupDialog } from './signup-dialog';
import { SignupFrame } from './frame/signup-frame';
import { emptyValues, STEPS } from './values/signup-values';
import { StepHeading } from './steps/step-heading';
import styles from './steps/step.module.css';

const nothing = () => undefined;

const FirstStep = () => (
  <FormProvider {...useForm({ defaultValues: emptyValues(settings) })}>
    <SignupFrame step={0} steps={STEPS}>
      <div className={styles.step}>
        <StepHeading title="Make yourself known" arrived={false}>
          Two minutes, and looking around stays free.
        </StepHeading>
        <CredentialsStep minAge={18} address={null} loginTo="/login" />
        <Button variant="accent" size="big">
          Continue
        </Button>
      </div>
    </SignupFrame>
  </FormProvider>
);

export default {
  title: 'Account/Signup/Dialog',
  component: SignupDialog,
  args: { busy: false, onBusy: nothing, onClose: nothing, children: <FirstStep /> },
} satisfies Meta<typeof SignupDialog>;
type Story = StoryObj<typeof SignupDialog>;

export const Steps: Story = {};
export const Creating: Story = {
  args: {
    busy: true,
    children: (
      <SignupFrame>
        <SignupProgress stage="creating" />
      </SignupFrame>
    ),
  },
};
export const Confirm: Story = {
  args: {
    children: (
      <SignupFrame>
        <ConfirmEmail email="nina@example.org" next="/members" resend={{ busy: false, sent: false, refused: null }} onResend={nothing} />
      </SignupFrame>
    ),
  },
};
