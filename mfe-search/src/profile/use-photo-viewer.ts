import { useLocation, useNavigate } from 'react-router-dom';
import { useAlive } from '@rendezvous/client/alive';

/** Whether photos are shown over the whole window. It is a step of its own in the history: the way back leads to the page. */
export interface ViewerState {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

export const usePhotoViewer = (): ViewerState => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isAlive = useAlive();
  const before = state as { readonly photos?: boolean } | null;
  return {
    // a server does not know the history
    isOpen: isAlive && before?.photos === true,
    open: () => void navigate(pathname + search, { state: { ...before, photos: true } }),
    close: () => void navigate(-1),
  };
};
