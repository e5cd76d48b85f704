import { useOutbox } from './use-outbox';

/** The slot that the shell shows, on any page, to a member whose messages were not sent: it sends them, and looks like nothing. */
export const Unsent = () => {
  useOutbox();
  return null;
};
