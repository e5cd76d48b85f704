import { createElement, type ReactNode, type SVGProps } from 'react';

/** The shapes of one icon, as the icon library stores them. */
export type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[];

/** The frame all icons share; `base.css` gives it size and line. */
export function IconFrame({ className, children, ...rest }: SVGProps<SVGSVGElement> & { children: ReactNode }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
      className={className ? `lucide ${className}` : 'lucide'}
    >
      {children}
    </svg>
  );
}

/**
 * Makes a component of an icon's shapes. The library's own React package brings a run time and a key for each shape,
 * which doubles the size of what every page loads.
 */
export const icon = (node: IconNode) => {
  const shapes = node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }));
  return (props: SVGProps<SVGSVGElement>) => <IconFrame {...props}>{shapes}</IconFrame>;
};
