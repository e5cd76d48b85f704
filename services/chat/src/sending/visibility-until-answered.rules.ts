/**
 * Until when the partner's hiding (invisible, private) decides whether one more message may go into a conversation: until both
 * have written. From then on only a block and a deleted account refuse.
 * @param conversation the alias of a row of `chat.conversations`; gives SQL
 */
export const visibilityDecides = (conversation: string): string => `not ${conversation}.answered`;

/** A message by the one who did not start the conversation: with the first of them both have written. Takes and gives SQL. */
export const isAnswer = (senderId: string, starterId: string): string => `${senderId} <> ${starterId}`;
