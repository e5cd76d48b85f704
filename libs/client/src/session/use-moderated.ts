// a remote takes it from the shell, as its own sources do
import { useUser } from '@rendezvous/client/facade';

/**
 * An operator disabled the reader's own profile, by the server's word: they read, but neither like nor write, and are sold nothing. Until it is shown
 * again each screen says so, and offers none of it. Each remote brings this along.
 */
export const useModerated = (): boolean => useUser()?.moderated === true;
