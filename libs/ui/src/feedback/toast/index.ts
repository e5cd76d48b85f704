export { Toaster, type ToastItem } from './toaster';
export { useToasts } from './use-toasts';
