import { useSendQueue } from './use-send-queue';

/** The slot that the shell shows, on any page, to a member whose messages were not sent: it sends them, and looks like nothing. */
export const Unsent = () => {
  useSendQueue();
  return null;
};
