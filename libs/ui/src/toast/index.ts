export { Toaster, type ToasterProps, type ToastItem } from './toaster';
export { useToasts } from './use-toasts';
