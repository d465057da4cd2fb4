import { createContext, type ReactNode } from 'react';

/** What the list gives to the panel of its open record. */
interface PanelFrameParts {
  /** The ways to the records before and after. */
  steps: ReactNode;
  /** Another record's panel was open before: this one does not slide in. */
  replacesAnother: boolean;
}

export const PanelContext = createContext<PanelFrameParts>({ steps: null, replacesAnother: false });
