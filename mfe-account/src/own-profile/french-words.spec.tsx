import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Gender } from '@rendezvous/contracts/reference';
import { givenServer, showWith } from '@rendezvous/client/testing';
import descriptor from '../../descriptor.json';
import messages from '../messages/fr';
import { ProfileStep } from '../signup/steps/profile-step';
import { emptyValues } from '../signup/values/signup-values';
import * as answers from '../testing/answers';
import { OwnProfileScreen } from './own-profile-screen';

const show = showWith({ descriptor, locale: 'fr', messages });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

test.each([
  ['female', 'née le', ['Divorcée', 'Mariée', 'Veuve', 'Jamais mariée']],
  ['male', 'né le', ['Divorcé', 'Marié', 'Veuf', 'Jamais marié']],
] as const)('the own profile speaks French of somebody who is %s', async (gender, born, words) => {
  givenServer({
    'GET /api/profile': () => ({ ...answers.profile, gender }),
    'GET /api/regions.php': () => ({ regions: answers.regions }),
    'GET /api/interests.php': () => ({ interests: answers.interests }),
  });
  await show(<OwnProfileScreen />, { at: '/profile', user: answers.user });
  expect(await screen.findByText(new RegExp(`· ${born} `))).toBeInTheDocument();
  expect(options()).toEqual(expect.arrayContaining([...words]));
  // a choice among others, not a word of a sentence
  expect(screen.getByRole('checkbox', { name: 'Néerlandais' })).toBeInTheDocument();
});

const Step = ({ gender }: { gender: Gender | '' }) => (
  <FormProvider {...useForm({ defaultValues: { ...emptyValues({ geoip_country: 'FR', geoip_selected_country: null }), gender } })}>
    <ProfileStep minAge={18} interestName={(interest) => interest} askPassword={false} askTerms={false} />
  </FormProvider>
);

test.each([
  ['female', 'Divorcée'],
  ['male', 'Divorcé'],
  ['', 'Divorcé(e)'],
] as const)('so does the signup, whose gender is "%s"', async (gender, divorced) => {
  givenServer({});
  await show(<Step gender={gender} />, { at: '/signup', user: null });
  expect(options()).toContain(divorced);
});
