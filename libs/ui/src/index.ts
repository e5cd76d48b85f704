/**
 * The light door: shared by all remotes at run time, hence small and without any library but React.
 * Heavier parts are doors of their own: `@rendezvous/ui/menu`, `/tabs`, `/slider`, `/switch`, `/popover`, `/combobox`.
 */
export { Avatar, PresenceDot } from './people/avatar';
export { Badge } from './display/badge';
export { Button, LinkButton } from './actions/button';
export { Card } from './display/card';
export { Checkbox } from './forms/checkbox';
export { Chip, ChipGroup, ChipList } from './forms/chip';
export { classNames } from './primitives/class-names';
export { Countdown } from './display/countdown';
export { DateField } from './forms/date-field';
export { Dialog } from './overlays/dialog';
export { EmptyState } from './feedback/empty-state';
export { ErrorCard } from './feedback/error-card';
export { FieldError } from './forms/field';
export { FictionalNotice, FictionalWarning } from './people/fictional-warning';
export { FormError } from './forms/form-error';
export * from './primitives/icon';
export { RotateLeftIcon, RotateRightIcon } from './primitives/icon/rotate-icons';
export { NamedIcon } from './primitives/icon/named-icon';
export { IconButton, IconLink, LikeButton } from './actions/icon-button';
export { LazyMenu, type OpenMenu } from './overlays/lazy-menu';
export { Anchor } from './primitives/link';
export { LoadingBar } from './feedback/loading-bar';
export { Logo } from './display/logo';
export { useWideWindow } from './primitives/use-wide-window';
export { type DiscFace, MeetingDiscs } from './display/meeting-discs';
export { Notice } from './feedback/notice';
export { Pagination } from './navigation/pagination';
export { PasswordInput } from './forms/password-input';
export { nameLength, PersonCard, PersonCardSkeleton, PersonGrid } from './people/person-card';
export { Photo, PhotoLabel } from './people/photo';
export { ProgressBar, StepBar } from './feedback/progress-bar';
export { Radio, RadioGroup } from './forms/radio-group';
export { Select } from './forms/select';
export { ListSkeleton, Skeleton } from './feedback/skeleton';
export { TabLinks } from './navigation/tab-links';
export { FictionalTag, type FictionalWords, Pill } from './display/tag';
export { TextArea } from './forms/text-area';
export { TextInput } from './forms/text-input';
export { Toaster, useToasts, type ToastItem } from './feedback/toast';
export { useLongWait, Waiting } from './primitives/waiting';
export { VisuallyHidden } from './primitives/visually-hidden';
