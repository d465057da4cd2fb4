import type { DayKind } from './calendar.ts';

/** From, to and how likely; a time before the morning belongs to the night after. */
type Sitting = readonly [from: string, to: string, chance: number];

interface Persona {
  targetHours: number;
  /** Minutes of study without a break, and of the break: the mean and how far it goes to either side. */
  block: readonly [number, number];
  pause: readonly [number, number];
  of: readonly ('school' | 'entrance')[];
  sittings: Record<DayKind, readonly Sitting[]>;
}

const same = (sittings: readonly Sitting[]): Persona['sittings'] => ({
  weekday: sittings,
  vacation: sittings,
  saturday: sittings,
  sunday: sittings,
});

/** When which kind of student studies. The sittings of a day do not meet, nor those of one day and the next. */
export const personas = {
  middleSchool: {
    targetHours: 3,
    block: [52, 15],
    pause: [10, 4],
    of: ['school'],
    sittings: {
      weekday: [
        ['17:00', '18:30', 0.32],
        ['19:30', '21:50', 0.85],
      ],
      vacation: [
        ['10:00', '12:00', 0.6],
        ['14:00', '16:40', 0.75],
        ['19:30', '21:30', 0.45],
      ],
      saturday: [
        ['10:30', '12:20', 0.45],
        ['14:00', '16:30', 0.5],
      ],
      sunday: [['14:30', '17:00', 0.35]],
    },
  },
  highSchool: {
    targetHours: 5,
    block: [108, 30],
    pause: [11, 5],
    of: ['school'],
    sittings: {
      weekday: [
        ['17:00', '18:30', 0.32],
        ['19:20', '23:20', 0.9],
        ['23:45', '01:10', 0.12],
      ],
      vacation: [
        ['09:10', '12:20', 0.6],
        ['13:40', '17:30', 0.75],
        ['19:00', '22:40', 0.7],
      ],
      saturday: [
        ['10:00', '12:40', 0.55],
        ['14:00', '17:50', 0.72],
        ['19:20', '22:00', 0.35],
      ],
      sunday: [
        ['11:10', '13:10', 0.18],
        ['13:30', '17:20', 0.45],
        ['19:00', '22:20', 0.4],
      ],
    },
  },
  repeater: {
    targetHours: 10,
    block: [118, 28],
    pause: [13, 5],
    of: ['entrance'],
    sittings: {
      weekday: [
        ['08:10', '12:00', 0.93],
        ['13:00', '17:40', 0.95],
        ['18:50', '22:20', 0.88],
      ],
      vacation: [
        ['08:10', '12:00', 0.93],
        ['13:00', '17:40', 0.95],
        ['18:50', '22:20', 0.88],
      ],
      saturday: [
        ['08:40', '12:00', 0.8],
        ['13:10', '17:30', 0.85],
        ['19:00', '21:30', 0.45],
      ],
      sunday: [
        ['10:00', '12:40', 0.4],
        ['14:00', '18:00', 0.55],
      ],
    },
  },
  civilService: {
    targetHours: 8,
    block: [112, 28],
    pause: [13, 6],
    of: [],
    sittings: {
      weekday: [
        ['07:20', '11:40', 0.85],
        ['12:50', '17:20', 0.9],
        ['18:00', '21:00', 0.6],
      ],
      vacation: [
        ['07:20', '11:40', 0.85],
        ['12:50', '17:20', 0.9],
        ['18:00', '21:00', 0.6],
      ],
      saturday: [
        ['08:30', '11:50', 0.65],
        ['13:00', '17:00', 0.7],
      ],
      sunday: [
        ['08:40', '12:10', 0.4],
        ['13:20', '17:00', 0.4],
      ],
    },
  },
  university: {
    targetHours: 4,
    block: [90, 30],
    pause: [14, 8],
    of: ['school'],
    sittings: {
      weekday: [
        ['10:30', '12:20', 0.28],
        ['14:30', '17:20', 0.45],
        ['20:20', '00:40', 0.68],
      ],
      vacation: [
        ['11:00', '13:30', 0.35],
        ['15:00', '18:00', 0.45],
        ['21:00', '00:30', 0.5],
      ],
      saturday: [['15:00', '19:00', 0.4]],
      sunday: [
        ['15:00', '18:30', 0.3],
        ['21:00', '00:30', 0.45],
      ],
    },
  },
  worker: {
    targetHours: 3,
    block: [66, 20],
    pause: [8, 4],
    of: [],
    sittings: {
      weekday: [
        ['06:15', '07:50', 0.6],
        ['20:40', '23:30', 0.7],
      ],
      vacation: [
        ['06:15', '07:50', 0.6],
        ['20:40', '23:30', 0.7],
      ],
      saturday: [
        ['07:30', '11:20', 0.7],
        ['14:00', '17:20', 0.35],
      ],
      sunday: [['07:50', '11:40', 0.65]],
    },
  },
  nightOwl: {
    targetHours: 5,
    block: [105, 28],
    pause: [13, 6],
    of: [],
    sittings: same([
      ['16:40', '18:50', 0.45],
      ['21:20', '23:50', 0.95],
      ['00:30', '05:00', 0.94],
    ]),
  },
  earlyBird: {
    targetHours: 5,
    block: [88, 22],
    pause: [9, 4],
    of: [],
    sittings: same([
      ['08:20', '13:00', 0.85],
      ['17:20', '19:30', 0.5],
      ['04:10', '07:40', 0.97],
    ]),
  },
} as const satisfies Record<string, Persona>;

export type PersonaName = keyof typeof personas;
