import { cloneElement, type AnchorHTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react';

/** The props a link of any router accepts from us. */
export interface LinkElementProps {
  className?: string | undefined;
  children?: ReactNode;
}

/** Where a link goes: `render={<Link to="/members" />}` of any router, or a plain `href`. */
export interface LinkTarget {
  /** An element to draw the link with, e.g. `<Link to="/members" />`; its own props win over ours. */
  render?: ReactElement<LinkElementProps> | undefined;
  href?: string | undefined;
}

interface AnchorProps extends LinkTarget, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link without a router: clones `render` when given, else draws a plain `<a>`. */
export function Anchor({ render, href, children, ...rest }: AnchorProps) {
  if (!render) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const own = render.props;
  const className = [rest.className, own.className].filter(Boolean).join(' ') || undefined;
  return cloneElement(render, { ...rest, ...own, className }, own.children ?? children);
}
