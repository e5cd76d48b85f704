import { lazy } from 'react';
import type { UnansweredOrderProps } from './unanswered-order';

const UnansweredOrder = lazy(() =>
  import(/* webpackChunkName: "seldom" */ './unanswered-order').then((place) => ({ default: place.UnansweredOrder })),
);

interface Props extends Omit<UnansweredOrderProps, 'order'> {
  /** null, or left out by an older gateway, for most members: they load none of its script. */
  readonly order: number | null | undefined;
}

/** Comes together with the page: nothing below it moves. */
export const UnansweredOrderPlace = ({ order = null, ...props }: Props) =>
  order === null ? null : <UnansweredOrder {...props} order={order} />;
