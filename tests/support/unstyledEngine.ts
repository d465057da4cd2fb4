import { ThemeContext } from '@emotion/react';
import isPropValid from '@emotion/is-prop-valid';
import { createElement, type ElementType, type ReactNode } from 'react';

type ShouldForward = (prop: string) => boolean;
interface Options {
  shouldForwardProp?: ShouldForward;
}
type Props = Record<string, unknown> & { as?: ElementType };
interface Styled {
  (props: Props): ReactNode;
  base: ElementType;
  shouldForward: ShouldForward;
}

const isStyled = (tag: ElementType | Styled): tag is Styled =>
  typeof tag === 'function' && 'shouldForward' in tag;
const forwardsToComponents: ShouldForward = prop => prop !== 'theme';

/**
 * MUI's styled engine for the screens' tests: the elements, attributes and classes that Emotion would make, without style
 * rules, which no screen's test reads and the browser's tests do.
 */
export default function styled(tag: ElementType | Styled, { shouldForwardProp }: Options = {}) {
  const base = isStyled(tag) ? tag.base : tag;
  const own = shouldForwardProp ?? (typeof base === 'string' ? isPropValid : forwardsToComponents);
  const shouldForward: ShouldForward = isStyled(tag) ? prop => tag.shouldForward(prop) && own(prop) : own;
  const usesAs = !shouldForward('as');
  return () => {
    const Component = (props: Props) => {
      const forwarded: Props = {};
      for (const [name, value] of Object.entries(props))
        if (!(usesAs && name === 'as') && shouldForward(name)) forwarded[name] = value;
      if (props.ref !== undefined) forwarded.ref = props.ref;
      return createElement((usesAs && props.as) || base, forwarded);
    };
    return Object.assign(Component, { base, shouldForward, __emotion_styles: [] });
  };
}

export { ThemeContext };
export const css = () => '';
export const keyframes = () => '';
export const GlobalStyles = () => null;
export const StyledEngineProvider = ({ children }: { children?: ReactNode }) => children;
export const internal_mutateStyles = () => undefined;
export const internal_serializeStyles = (styles: unknown) => styles;
