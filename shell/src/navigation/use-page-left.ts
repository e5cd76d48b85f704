import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether the page that an overlay belongs to was left, by a link inside or by the browser's back button: then it is closed. */
export const usePageLeft = (onClose: () => void): boolean => {
  const { pathname } = useLocation();
  const [page] = useState(pathname);
  const isLeft = pathname !== page;
  useEffect(() => {
    if (isLeft) onClose();
  }, [isLeft, onClose]);
  return isLeft;
};
