import type { ComponentType, SVGProps } from 'react';
import * as icons from '.';

const BY_NAME: Readonly<Record<string, ComponentType<SVGProps<SVGSVGElement>>>> = icons;

interface Props extends SVGProps<SVGSVGElement> {
  /** Such as `check-double`. */
  readonly name: string;
}

/** The icon of this name, for those who know names only; a neutral one when there is none. */
export function NamedIcon({ name, ...rest }: Props) {
  const words = name.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  const Icon = BY_NAME[`${words.join('')}Icon`] ?? icons.ArrowRightIcon;
  return <Icon {...rest} />;
}
