import { createContext } from 'react';
import { createSessionEnd, type SessionEnd } from './sessionEnd.ts';

/** The question of this console, see `createSessionEnd`. */
export const SessionEndContext = createContext<SessionEnd>(createSessionEnd());
