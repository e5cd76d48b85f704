/**
 * The light door: shared by all remotes at run time, hence small and without any library but React.
 * Heavier parts are doors of their own: `@rendezvous/ui/menu`, `/tabs`, `/slider`, `/switch`, `/popover`, `/combobox`.
 */
export { Avatar, PresenceDot } from './avatar';
export { Badge } from './badge';
export { Button, LinkButton } from './button';
export { Card } from './card';
export { Checkbox } from './checkbox';
export { Chip, ChipGroup, ChipList } from './chip';
export { classNames } from './class-names';
export { Countdown } from './countdown';
export { DateField } from './date-field';
export { Dialog } from './dialog';
export { EmptyState } from './empty-state';
export { ErrorCard } from './error-card';
export { FieldError } from './field';
export { FormError } from './form-error';
export * from './icon';
export { NamedIcon } from './icon/named-icon';
export { IconButton, IconLink, LikeButton } from './icon-button';
export { LazyMenu, type OpenMenu } from './lazy-menu';
export { Anchor } from './link';
export { LoadingBar } from './loading-bar';
export { Logo } from './logo';
export { useWideWindow } from './use-wide-window';
export { type DiscFace, MeetingDiscs } from './meeting-discs';
export { Notice } from './notice';
export { Pagination } from './pagination';
export { PasswordInput } from './password-input';
export { PersonCard, PersonCardSkeleton, PersonGrid } from './person-card';
export { Photo, PhotoLabel } from './photo';
export { ProgressBar, StepBar } from './progress-bar';
export { Radio, RadioGroup } from './radio-group';
export { Select } from './select';
export { ListSkeleton, Skeleton } from './skeleton';
export { TabLinks } from './tab-links';
export { FictionalTag, Pill } from './tag';
export { TextArea } from './text-area';
export { TextInput } from './text-input';
export { Toaster, useToasts, type ToastItem } from './toast';
export { useLongWait, Waiting } from './waiting';
export { VisuallyHidden } from './visually-hidden';
