import { useLocation } from 'react-router-dom';

const ID = 'join';

/** Where no script runs, what visitors press leads to the signup and back to this page: the buttons of `joinButton` send it. */
export const JoinForm = () => {
  const { pathname, search } = useLocation();
  return (
    <form id={ID} action="/signup" hidden>
      <input type="hidden" name="next" value={pathname + search} />
    </form>
  );
};

/** Makes a button send that form, about a member. Where the page has none, for members, it sends nothing. @param then what scripts do instead */
export const joinButton = (memberId: number, then: () => void) => ({
  type: 'submit' as const,
  form: ID,
  name: 'member',
  value: memberId,
  onClick: (event: { preventDefault: () => void }) => {
    event.preventDefault();
    then();
  },
});
