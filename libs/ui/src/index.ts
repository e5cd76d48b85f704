/**
 * The light door: shared by all remotes at run time, hence small and without any library but React.
 * Heavier parts are doors of their own: `@rendezvous/ui/menu`, `/tabs`, `/slider`, `/switch`, `/popover`, `/combobox`.
 */
export { Avatar, PresenceDot, type AvatarProps } from './avatar';
export { Badge, type BadgeProps } from './badge';
export { Button, LinkButton, type ButtonProps, type LinkButtonProps } from './button';
export { Card, type CardProps } from './card';
export { Checkbox, type CheckboxProps } from './checkbox';
export { Chip, ChipGroup, ChipList, type ChipGroupProps, type ChipOption, type ChipProps } from './chip';
export { classNames } from './class-names';
export { Countdown, type CountdownProps } from './countdown';
export { DateField, type DateFieldProps } from './date-field';
export { Dialog, type DialogProps } from './dialog';
export { EmptyState, type EmptyStateProps } from './empty-state';
export { ErrorCard, type ErrorCardProps } from './error-card';
export { Field, FieldError, FieldGroup, type ControlProps, type FieldProps } from './field';
export { FormError, type FormErrorProps } from './form-error';
export * from './icon';
export { NamedIcon } from './icon/named-icon';
export { IconButton, IconLink, LikeButton, type IconButtonProps, type IconLinkProps, type LikeButtonProps } from './icon-button';
export { LazyMenu, type LazyMenuProps, type OpenMenu } from './lazy-menu';
export { Anchor, type LinkElementProps, type LinkTarget } from './link';
export { LoadingBar, type LoadingBarProps } from './loading-bar';
export { Logo, type LogoProps } from './logo';
export { useWideWindow } from './use-wide-window';
export { type DiscFace, MeetingDiscs, type MeetingDiscsProps } from './meeting-discs';
export { Notice, type NoticeProps } from './notice';
export { Pagination, type PaginationProps } from './pagination';
export { PasswordInput, type PasswordInputProps } from './password-input';
export { PersonCard, PersonCardSkeleton, PersonGrid, type PersonCardProps } from './person-card';
export { Photo, PhotoLabel, type PhotoProps } from './photo';
export { ProgressBar, StepBar, type ProgressBarProps } from './progress-bar';
export { Radio, RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group';
export { SegmentedControl, type SegmentedControlProps } from './segmented-control';
export { Select, type SelectOption, type SelectProps } from './select';
export { ListSkeleton, Skeleton, type SkeletonProps } from './skeleton';
export { TabLinks, type TabLink, type TabLinksProps } from './tab-links';
export { FictionalTag, Pill, Tag, type PillProps, type TagProps } from './tag';
export { TextArea, type TextAreaProps } from './text-area';
export { TextInput, type TextInputProps } from './text-input';
export { Toaster, useToasts, type ToasterProps, type ToastItem } from './toast';
export { useLongWait, Waiting, type WaitingProps } from './waiting';
export { VisuallyHidden } from './visually-hidden';
