import type { MatchField } from '@rendezvous/contracts/account/field-choices';

/** The message that names each field. */
export const FIELD_NAMES: Readonly<Record<MatchField, string>> = {
  city: 'account.place.city',
  about: 'account.profile.about',
  sexuality: 'account.signup.sexuality',
  interests: 'account.profile.interests',
  relationship_status: 'account.profile.relationship',
  hair_color: 'account.profile.hair',
  eye_color: 'account.profile.eyes',
  body_type: 'account.profile.body',
  tattoos: 'account.profile.tattoos',
  seeking: 'account.profile.seeking',
  height: 'account.profile.height',
  spoken_languages: 'account.profile.languages',
  children: 'account.profile.children',
  smoking: 'account.profile.smoking',
  work: 'account.profile.work',
  prompts: 'account.profile.prompts',
};
