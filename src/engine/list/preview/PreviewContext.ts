import { createContext } from 'react';

/** Opens the preview of a record of the list around it; null where records open next to their list anyway. */
export const PreviewContext = createContext<((id: string) => void) | null>(null);
