import { createContext, use, type ReactNode } from 'react';

/** A provider of a hook's state, and the hook by which the components below it read that state. */
export function shareState<Props extends object, State extends object>(useOwnState: (props: Props) => State) {
  const Context = createContext<State | null>(null);
  function Provider({ children, ...props }: Props & { children: ReactNode }) {
    return <Context value={useOwnState(props as Props)}>{children}</Context>;
  }
  function useSharedState(): State {
    const state = use(Context);
    if (state === null) throw new Error('The component is outside of the screen whose state it reads.');
    return state;
  }
  return [Provider, useSharedState] as const;
}
