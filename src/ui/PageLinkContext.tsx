import { createContext, type AnchorHTMLAttributes, type ComponentType } from 'react';
import { atBase } from '../runtime.ts';

export interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
}

const Anchor = ({ to, children, ...props }: PageLinkProps) => (
  <a href={atBase(to)} {...props}>
    {children}
  </a>
);

/** How a link leads to another page of the console: it is loaded, unless a router is given here. */
export const PageLinkContext = createContext<ComponentType<PageLinkProps>>(Anchor);
