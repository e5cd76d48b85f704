import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { refusalOf, useRefusalSentence } from '@rendezvous/client';
import { FORM_REFUSED, type RefusedForm, SENT_FORM } from '@rendezvous/contracts/account/signup-start';
import { landersApi } from '../landers.api';

type Faults = Readonly<Record<string, string>>;

/** Why a form was refused. */
export interface Refused {
  /** About the form as a whole; null when fields say it. */
  readonly sentence: string | null;
  /** By field. The same object for as long as it is the same refusal. */
  readonly faults: Faults;
}

/** What was typed before the page was loaded, but the password. */
export type Typed = RefusedForm['typed'];

/** The fields as the call takes them. */
const argsOf = (form: FormData) => {
  const text = (name: string): string => String(form.get(name) ?? '');
  return {
    email: text('email').trim(),
    password: text('password'),
    // what is not ticked is refused by the server, as everything else that is missing
    consent_terms: form.has('consent_terms') as true,
    member: form.has('member') ? Number(text('member')) : null,
    signup_message: text('signup_message'),
  };
};

/** The form that was refused without a script, where the address says that there is one. */
const useRefusedBefore = (search: string): RefusedForm | null => {
  const again = new URLSearchParams(search).get(SENT_FORM) === FORM_REFUSED;
  const { data } = landersApi.useLandersRefusedFormQuery(undefined, { skip: !again });
  return again ? (data?.refused ?? null) : null;
};

/** A refusal that was kept, as the call would have answered it. */
const faultOf = ({ code, params }: RefusedForm) => ({ status: 400, body: { error: { code, params, requestId: '' } } });

/** Sends the short form, by a call in place of a page load. @param next where the completion leads on to @param memberId whom the page is about */
export const useShortForm = (next: string | undefined, memberId: number | null) => {
  const sentence = useRefusalSentence();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const before = useRefusedBefore(search);
  const [start, { error, isLoading, isSuccess }] = landersApi.useLandersStartSignupMutation();
  const faults = useMemo<Faults>(() => {
    if (error === undefined) return before?.faults ?? {};
    return Object.fromEntries((refusalOf(error)?.fields ?? []).map(({ path, code }) => [path, code]));
  }, [error, before]);
  const why = error ?? (before === null ? undefined : faultOf(before));
  const refused: Refused | null = why === undefined ? null : { faults, sentence: Object.keys(faults).length > 0 ? null : sentence(why) };

  const submit = async (form: FormData): Promise<void> => {
    if (isLoading) return;
    const reply = await start(argsOf(form));
    if ('error' in reply) return;
    const along = { ...(next === undefined ? {} : { next }), ...(memberId === null ? {} : { member: String(memberId) }) };
    await navigate({ pathname: '/complete-signup', search: new URLSearchParams(along).toString() });
  };
  return { refused, typed: before?.typed ?? null, busy: isLoading || isSuccess, page: pathname + search, submit };
};
