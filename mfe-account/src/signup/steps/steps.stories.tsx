import type { Decorator, Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { settings } from '@rendezvous/client/testing/screens';
import { PlaceFields } from '../../place/place-fields';
import * as answers from '../../testing/answers';
import { AboutYouStep } from './about-you-step';
import { CredentialsStep } from './credentials-step';
import { ProfileStep } from './profile-step';
import { SignupFrame } from '../frame/signup-frame';
import { emptyValues, FIELDS, STEPS } from '../values/signup-values';
import type { SignupValues } from '../values/signup-values';
import styles from './step.module.css';

interface Given {
  readonly values?: Partial<SignupValues>;
  /** Marks the step's faults as a pressed "Continue" does. */
  readonly judged?: boolean;
  readonly step: number;
}

const Form = ({ given, children }: { given: Given; children: React.ReactNode }) => {
  const form = useForm<SignupValues>({ defaultValues: { ...emptyValues(settings), ...given.values } });
  // a story begins where somebody has pressed the button already
  useEffect(() => {
    if (given.judged === true) void form.trigger([...FIELDS[given.step]!]);
  }, [given, form]);
  return (
    <FormProvider {...form}>
      <SignupFrame step={given.step} steps={STEPS} onBack={() => undefined}>
        {children}
      </SignupFrame>
    </FormProvider>
  );
};

const inForm: Decorator = (Story, { parameters }) => (
  <Form given={parameters['given'] as Given}>
    <Story />
  </Form>
);

export default { title: 'Account/Signup/Steps', decorators: [inForm], parameters: { layout: 'fullscreen' } } satisfies Meta;
type Story = StoryObj;

const given = (step: number, values: Partial<SignupValues> = {}, judged = false) => ({ given: { step, values, judged } });
const credentials = () => <CredentialsStep minAge={18} address={null} loginTo="/login" />;
const place = (regions: readonly { code: string; name: string }[]) => (
  <PlaceFields className={styles.fields} countries={['FR', 'NL']} regionLabel="region" regions={regions} />
);
const last = (askPassword: boolean) => <ProfileStep minAge={18} askPassword={askPassword} askTerms interestName={(interest) => interest} />;
const nina = { email: 'nina@example.org', name: 'Nina', password: 'a quiet harbour', date_of_birth: '1990-05-17' };

export const Credentials: Story = { parameters: given(0), render: credentials };
export const CredentialsFilledIn: Story = { parameters: given(0, nina), render: credentials };
export const CredentialsFaulty: Story = {
  parameters: given(0, { email: 'nina@', name: '@nina', password: 'short', date_of_birth: '2020-01-01' }, true),
  render: credentials,
};
export const CredentialsAfterShortForm: Story = {
  parameters: given(0),
  render: () => <CredentialsStep minAge={18} address="nina@example.org" loginTo="/login" />,
};
export const AboutYou: Story = { parameters: given(2), render: () => <AboutYouStep /> };
export const AboutYouChosen: Story = { parameters: given(2, { gender: 'female', sexuality: 'lesbian' }), render: () => <AboutYouStep /> };
export const AboutYouFaulty: Story = { parameters: given(2, {}, true), render: () => <AboutYouStep /> };
export const Place: Story = { parameters: given(3), render: () => place(answers.regions) };
export const PlaceLoading: Story = { parameters: given(3), render: () => place([]) };
export const PlaceFaulty: Story = { parameters: given(3, {}, true), render: () => place(answers.regions) };
export const Last: Story = { parameters: given(4), render: () => last(false) };
export const LastAfterReload: Story = {
  parameters: given(4, { about: 'I mend old radios.', interests: ['music', 'wine', 'kissing'] }),
  render: () => last(true),
};
export const LastFaulty: Story = { parameters: given(4, {}, true), render: () => last(false) };
