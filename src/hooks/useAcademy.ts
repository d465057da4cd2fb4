import { createContext, useContext } from 'react';
import { contract } from '../contract/index.ts';
import { apiQuery } from '../dataProvider/apiQuery.ts';
import { defaultClock } from '../domain/defaultClock.ts';
import type { AcademiesInfo } from '../domain/entities/session.ts';
import type { StudyClock } from '../domain/studyClock.ts';

/** The user's academy. */
export const academyQuery = { ...apiQuery(contract.session.academies, {}), staleTime: 60_000 };

/** What `AcademyProvider` observes for everything in it. */
export const AcademyContext = createContext<AcademiesInfo | undefined>(undefined);

/** The user's academy; undefined until it is known, and when not signed in. */
export const useAcademy = (): AcademiesInfo | undefined => useContext(AcademyContext);

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The academy's time zone; the visitor's own until it is known. */
export const useTimeZone = () => useAcademy()?.timeZone ?? ownZone();

/** The academy's study clock; until it is known, one that has the visitor's zone. */
export const useStudyClock = (): StudyClock => useAcademy()?.studyClock ?? defaultClock(ownZone());
