import { Navigate, useLocation } from 'react-router-dom';
import { Slot, signupPath } from '@rendezvous/client';
import { findRoute } from '../composition/find-route';
import { usePageLeft } from '../navigation/use-page-left';
import { useDescriptors } from '../remote-host/remotes-context';
import { SignupSkeleton } from './signup-skeleton';

interface Props {
  readonly next: string;
  readonly memberId: number | null;
  readonly onClose: () => void;
}

/** The signup over the page that somebody is on; the signup's own page where there is no place for a dialog, or when it cannot be had. */
export const SignupOverlay = ({ next, memberId, onClose }: Props) => {
  const { pathname } = useLocation();
  const descriptors = useDescriptors();
  const isLeft = usePageLeft(onClose);
  if (isLeft) return null;

  const instead = <Navigate to={signupPath({ next, memberId })} />;
  const layout = findRoute(descriptors, pathname)?.route.layout ?? 'default';
  if (layout !== 'default') return instead;
  return (
    <Slot
      name="signup"
      given={{ next, memberId }}
      onClose={onClose}
      loading={<SignupSkeleton onClose={onClose} />}
      missing={() => instead}
    />
  );
};
