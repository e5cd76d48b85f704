import { useIntl } from 'react-intl';
import { refusalOf } from './refusal';

const GENERAL = 'refusal.server.error';

/** Turns a failed call into a sentence for the member: `refusal.<code>` of the area's or the shell's messages. */
export const useRefusalSentence = (): ((error: unknown) => string) => {
  const intl = useIntl();
  return (error) => {
    const refusal = refusalOf(error);
    const id = refusal ? `refusal.${refusal.code}` : GENERAL;
    // an older gateway says of a limit only that it is one
    return intl.formatMessage({ id: id in intl.messages ? id : GENERAL }, { minutes: 1, ...refusal?.params });
  };
};
