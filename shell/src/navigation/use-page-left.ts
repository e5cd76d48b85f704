import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Whether the page that an overlay belongs to was left, by a link inside or by the browser's back button: then it is closed. A page that
 * only gets another address, as a conversation does with its first message, was not.
 */
export const usePageLeft = (onClose: () => void): boolean => {
  const { pathname } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const [page, setPage] = useState(pathname);
  const isOther = pathname !== page;
  if (isOther && isReplaced) setPage(pathname);
  const isLeft = isOther && !isReplaced;
  useEffect(() => {
    if (isLeft) onClose();
  }, [isLeft, onClose]);
  return isLeft;
};
