import { useCallback, useRef, useState } from 'react';
import type { ToastItem } from './toaster';

/** A queue of at most three toasts for one `<Toaster>`; the oldest makes room. */
export function useToasts(): { toasts: ToastItem[]; show: (toast: Omit<ToastItem, 'id'>) => string; dismiss: (id: string) => void } {
  const [toasts, setToasts] = useState<ToastItem[]>([]);
  const next = useRef(0);
  const show = useCallback((toast: Omit<ToastItem, 'id'>) => {
    next.current += 1;
    const id = `toast-${next.current}`;
    setToasts((old) => [...old, { ...toast, id }].slice(-3));
    return id;
  }, []);
  const dismiss = useCallback((id: string) => setToasts((old) => old.filter((toast) => toast.id !== id)), []);
  return { toasts, show, dismiss };
}
