import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { overlayActions } from '../store/overlay.slice';
import type { OverlayState } from '../store/overlay.slice';

type About = NonNullable<OverlayState['signup']>;

/** The same width as in the style sheets. */
const WIDE = '(min-width: 56.25rem)';

const isWide = (): boolean => typeof matchMedia !== 'function' || matchMedia(WIDE).matches;

/** Another tab, another window or a download is wanted. */
const isModified = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** The page of the signup. */
export const signupPath = ({ next, memberId }: About): string =>
  `/signup?${new URLSearchParams({ next, ...(memberId === null ? {} : { member: String(memberId) }) })}`;

/**
 * What makes a link the way to join: to the page of the signup, or, in a wide window, to its dialog over the present page. For pages
 * of the default layout; it leads back to the present page when nothing else is said.
 */
export const useSignupLink = ({ next, memberId = null }: Partial<About> = {}) => {
  const dispatch = useDispatch();
  const { pathname, search } = useLocation();
  const about: About = { next: next ?? pathname + search, memberId };
  const onClick = (event: MouseEvent): void => {
    if (isModified(event) || !isWide()) return;
    event.preventDefault();
    dispatch(overlayActions.askSignup(about));
  };
  return { to: signupPath(about), onClick };
};
