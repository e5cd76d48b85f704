import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { injectRemote, queryOf, useRefusalSentence } from '@rendezvous/client';
import { FORM_REFUSED, SENT_FORM, readRefusedForm } from '@rendezvous/contracts/account/signup-start';

const loginApi = injectRemote('login', (build) => ({ loginRefusedForm: queryOf(build, readRefusedForm, { keepUnusedDataFor: 0 }) }));

interface RefusedLogin {
  readonly email: string;
  readonly why: string | null;
  /** The account is being deleted, and the password was right. */
  readonly pending: boolean;
}

/** What was typed and why it was refused, when the form was sent without a script. */
export const useRefusedLogin = (): RefusedLogin => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const [search] = useSearchParams();
  const { data } = loginApi.useLoginRefusedFormQuery(undefined, { skip: search.get(SENT_FORM) !== FORM_REFUSED });
  if (!data?.refused) return { email: '', why: null, pending: false };
  const { typed, code, params } = data.refused;
  // what cannot be a login at all fails like any wrong one
  const impossible = intl.formatMessage({ id: 'refusal.account.login-failed' });
  const why = code === 'request.invalid' ? impossible : sentence({ status: 400, body: { error: { code, params, requestId: '' } } });
  return { email: typed.email ?? '', why, pending: code === 'account.deletion-pending' };
};
