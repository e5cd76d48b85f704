import { useLocation } from 'react-router-dom';
import { useRefusalSentence } from '@rendezvous/client';
import { PASSWORD_MAX, PASSWORD_MIN } from '@rendezvous/contracts/account/credentials';
import { FORM_MAILED, FORM_REFUSED, SENT_FORM } from '@rendezvous/contracts/account/signup-start';
import { accountApi } from '../../account.api';
import { useFaultSentence } from '../../form/use-fault-sentence';

/** A message's code for what a box that is not ticked, or a choice that is not made, is refused with. */
const CODES: Readonly<Record<string, string>> = { 'invalid-value': 'required', 'invalid-type': 'required' };

/** What a plain form shows: where it stands, and what was typed and refused before. @param age the site's least */
export const usePlainForm = (age: number) => {
  const sentence = useRefusalSentence();
  const faultSentence = useFaultSentence();
  const { pathname, search } = useLocation();
  const outcome = new URLSearchParams(search).get(SENT_FORM);
  const { data } = accountApi.useAccountRefusedFormQuery(undefined, { skip: outcome !== FORM_REFUSED });
  const refused = outcome === FORM_REFUSED ? (data?.refused ?? null) : null;
  const faults = refused?.faults ?? {};
  const typed = refused?.typed ?? {};
  const fault = (field: string): string | undefined => {
    const code = faults[field];
    return faultSentence(field, code && (CODES[code] ?? code), { min: PASSWORD_MIN, max: PASSWORD_MAX, age });
  };
  /** About the form as a whole; null when fields say it. */
  const why =
    refused === null || Object.keys(faults).length > 0
      ? null
      : sentence({ status: 400, body: { error: { code: refused.code, params: refused.params, requestId: '' } } });
  return { page: pathname + search, typed, fault, why, mailed: outcome === FORM_MAILED };
};
