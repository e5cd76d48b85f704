import type { Decorator, Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import * as answers from '../testing/answers';
import { PlaceFields } from '../place/place-fields';
import styles from './own-profile.module.css';
import { MoreFields } from './more-fields';
import { OwnProfileSkeleton } from './own-profile-skeleton';
import { AboutFields, DetailFields } from './profile-form';
import { valuesOf } from './profile-form-values';
import type { ProfileFormValues } from './profile-form-values';
import { PromptsField } from './prompts/prompts-field';
import { SaveBar } from './save-bar';
import { WhoSeesFields } from './who-sees-fields';

const empty = {
  ...answers.profile,
  about: null,
  interests: [],
  prompts: [],
  relationship_status: null,
  hair_color: null,
  tattoos: null,
  region: null,
};

const Form = ({ values, fault, children }: { values: ProfileFormValues; fault: boolean; children: React.ReactNode }) => {
  const form = useForm<ProfileFormValues>({ defaultValues: values });
  // a story begins where the server has refused a field already
  useEffect(() => {
    if (!fault) return;
    form.setError('about', { message: 'too-big' });
    form.setValue('prompts', [{ prompt: 'rain', answer: '' }]);
    form.setError('prompts', { message: 'required' });
  }, [fault, form]);
  return <FormProvider {...form}>{children}</FormProvider>;
};

const inForm: Decorator = (Story, { parameters }) => (
  <Form values={valuesOf(parameters['empty'] === true ? empty : answers.profile)} fault={parameters['fault'] === true}>
    <Story />
  </Form>
);

export default { title: 'Account/Profile/Form', decorators: [inForm] } satisfies Meta;
type Story = StoryObj;

const about = () => <AboutFields interestName={(interest) => interest} />;

export const Loading: Story = { render: () => <OwnProfileSkeleton /> };
export const About: Story = { render: about };
export const AboutEmpty: Story = { parameters: { empty: true }, render: about };
export const AboutFaulty: Story = { parameters: { fault: true }, render: about };
export const Details: Story = { render: () => <DetailFields gender="male" /> };
export const DetailsEmpty: Story = { parameters: { empty: true }, render: () => <DetailFields gender="female" /> };
const prompts = () => <PromptsField offered={answers.profile.offered_prompts ?? []} />;
export const Prompts: Story = { render: prompts };
export const PromptsEmpty: Story = { parameters: { empty: true }, render: prompts };
export const PromptsFaulty: Story = { parameters: { fault: true }, render: prompts };
export const More: Story = { render: () => <MoreFields /> };
export const Place: Story = {
  render: () => <PlaceFields className={styles.pairs} countries={['FR', 'NL']} regionLabel="region" regions={answers.regions} />,
};
export const WhoSees: Story = { render: () => <WhoSeesFields siteFields={['city', 'about', 'sexuality', 'interests', 'tattoos']} /> };
export const Unsaved: Story = { render: () => <SaveBar dirty kept={false} saving={false} onUndo={() => undefined} /> };
export const Kept: Story = { render: () => <SaveBar dirty kept saving={false} onUndo={() => undefined} /> };
export const Saving: Story = { render: () => <SaveBar dirty kept={false} saving onUndo={() => undefined} /> };
