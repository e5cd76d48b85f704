import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { isNetworkFault, useLocale, useSession } from '@rendezvous/client';
import type { AppStore } from '@rendezvous/client';
import type { signUp } from '@rendezvous/contracts/account/signup';
import { isBlank } from '@rendezvous/contracts/kernel';
import type { Gender, Sexuality } from '@rendezvous/contracts/reference';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { accountApi, FITTING } from '../../account.api';
import type { Stage } from './signup-progress';
import type { FirstLine } from '../values/signup-draft';
import type { SignupValues } from '../values/signup-values';

type Form = ArgsOf<typeof signUp>;

const MAIL_LOOKS = 16;
const MAIL_PAUSE_MS = 500;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** The first step's part, as it is checked. */
export const credentialsOf = ({ email, name, password, date_of_birth }: SignupValues) => ({
  email: email.trim(),
  name: name.trim(),
  password,
  date_of_birth,
});

const answersOf = (values: SignupValues, rest: Pick<Form, 'language' | 'draft'>) => ({
  ...rest,
  name: values.name.trim(),
  date_of_birth: values.date_of_birth,
  gender: values.gender as Gender,
  sexuality: values.sexuality as Sexuality,
  country: values.country,
  region: values.region,
  city: isBlank(values.city) ? null : values.city.trim(),
  relationship_status: values.relationship_status === '' ? null : values.relationship_status,
  interests: values.interests,
  about: isBlank(values.about) ? null : values.about,
  consent_matching: true as const,
  consent_marketing: values.consent_marketing,
});

const formOf = (values: SignupValues, firstLine: FirstLine | null, rest: Pick<Form, 'language' | 'draft'>): Form => ({
  ...credentialsOf(values),
  ...answersOf(values, rest),
  consent_terms: true,
  ...(firstLine === null ? {} : { member: firstLine.to, signup_message: firstLine.text }),
});

/**
 * Carries a filled-in signup out, call by call, and says which one runs. Rejects with the call that was refused.
 * @param started whether a short form began it
 */
export const useFinish = (started: boolean) => {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const { locale } = useLocale();
  const { refresh } = useSession();
  const [check] = accountApi.useAccountCheckSignupMutation();
  const [create] = accountApi.useAccountSignUpMutation();
  const [complete] = accountApi.useAccountCompleteSignupMutation();
  const [stage, setStage] = useState<Stage | null>(null);

  /** For the page that comes next. */
  const look = async () => {
    setStage('matching');
    return dispatch(accountApi.endpoints.accountMatches.initiate(FITTING, { forceRefetch: true, subscribe: false }));
  };

  const waitForMail = async (): Promise<void> => {
    setStage('mailing');
    for (let looks = 0; looks < MAIL_LOOKS; looks += 1) {
      const { data } = await dispatch(accountApi.endpoints.accountActivationMail.initiate(undefined, { forceRefetch: true }));
      if (data?.sent) return;
      await pause(MAIL_PAUSE_MS);
    }
  };

  const make = async (values: SignupValues, draft: string | null, firstLine: FirstLine | null): Promise<boolean> => {
    const rest = { language: locale, draft };
    setStage('checking');
    if (!started) await check(credentialsOf(values)).unwrap();
    setStage('creating');
    const call = started ? complete(answersOf(values, rest)) : create(formOf(values, firstLine, rest));
    return (await call.unwrap()).by_mail === true;
  };

  /** @returns `mailed` when there is no account yet: the rest is said in the mail that is on its way */
  const finish = async (values: SignupValues, draft: string | null, firstLine: FirstLine | null): Promise<'joined' | 'mailed'> => {
    try {
      if (await make(values, draft, firstLine)) {
        setStage(null);
        return 'mailed';
      }
    } catch (fault) {
      // the answer was lost, but the account may be there: then the session tells
      if (isNetworkFault(fault)) await refresh().catch(() => undefined);
      setStage(null);
      throw fault;
    }
    // from here on the account exists: what fails now is no reason to say otherwise
    const found = await look().catch(() => undefined);
    await waitForMail().catch(() => undefined);
    await refresh();
    // with the session everything began anew
    if (found?.data) await dispatch(accountApi.util.upsertQueryData('accountMatches', FITTING, found.data));
    return 'joined';
  };
  return { stage, finish };
};
