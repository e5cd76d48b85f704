import { FormattedMessage, useIntl } from 'react-intl';

/** What somebody agrees to who joins. */
export const ConsentTerms = ({ minAge }: { readonly minAge: number }) => (
  <FormattedMessage
    id="account.signup.consent-terms"
    values={{
      age: minAge,
      terms: <NewTab to="/pages/terms" id="account.signup.terms-link" />,
      privacy: <NewTab to="/pages/privacy" id="account.signup.privacy-link" />,
    }}
  />
);

/** Opens beside the form, so that reading costs nothing that was filled in. */
const NewTab = ({ to, id }: { to: string; id: string }) => {
  const intl = useIntl();
  return (
    <a href={to} target="_blank" rel="noopener">
      {intl.formatMessage({ id })}
    </a>
  );
};
