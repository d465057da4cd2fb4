import { createElement, use } from 'react';
import { PageLinkContext, type PageLinkProps } from './PageLinkContext.tsx';

/** A link to a page of the console, by its router where there is one. */
export const PageLink = (props: PageLinkProps) => createElement(use(PageLinkContext), props);
