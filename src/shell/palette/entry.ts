import type { LucideIcon } from 'lucide-react';

/** The groups of the palette, in the order in which they are shown. */
export const entryKinds = ['recent', 'student', 'manager', 'room', 'page', 'action', 'screen'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A line of the command palette. */
export interface PaletteEntry {
  key: string;
  kind: EntryKind;
  title: string;
  subtitle: string;
  Icon: LucideIcon;
  /** Keys that do the same outside the palette. */
  keys?: string;
  /** Where it leads, or what it does. */
  path?: string;
  /** It leads to a list of its kind rather than to one record. */
  isList?: true;
  run?: () => void;
}
