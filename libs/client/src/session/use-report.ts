import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { overlayActions } from '../store/overlay.slice';
import type { OverlayState } from '../store/overlay.slice';

/** Opens the report of a member over the page. It stays open when the page below changes because they are blocked in it. */
export const useReport = (): ((about: NonNullable<OverlayState['report']>) => void) => {
  const dispatch = useDispatch();
  return useCallback((about) => dispatch(overlayActions.askReport(about)), [dispatch]);
};
