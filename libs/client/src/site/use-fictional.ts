// a remote takes it from the shell, as its own sources do
import { useSettings } from '@rendezvous/client/facade';

/** What the site says of people who were made up, as marks and warnings of `libs/ui` take it. Each remote brings this along. */
export const useFictional = () => {
  const { fictional_singular: label, fictional_plural: plural, fictional_warning: warning, fictional_icon: icon } = useSettings();
  return { label, plural, warning, icon };
};
