import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Call } from '../../contract/call.ts';
import type { ProblemCode } from '../../contract/problems.ts';
import type { Principal } from '../../domain/permissions.ts';
import type { ActionPreview } from './verdicts.ts';

export interface ActionOptionsProps {
  value: Record<string, unknown>;
  /** Null while what is chosen cannot be sent. */
  onChange: (value: Record<string, unknown> | null) => void;
}

/** A record as an action's own dialog gets it: its id at least, and its fields where the list has loaded it. */
export type ActionRecord<T> = Partial<T> & { id: string };

export interface ActionDialogProps<T> {
  records: readonly ActionRecord<T>[];
  onClose: () => void;
  onDone: () => void;
}

/**
 * Something that is done to records, to one or to many: a verb of the resource's binding with the words that its name
 * has in the translations (`actions.{name}`). Before it is done, its call says with `dryRun` what would happen.
 */
export interface Action<T = Record<string, unknown>> {
  name: string;
  icon: LucideIcon;
  /** The binding's verb, when it is not the name. */
  verb?: string;
  tone?: 'negative';
  /** Its own dialog in place of the confirmation, and the call that the dialog makes. */
  opens?: { call: Call; Dialog: (props: ActionDialogProps<T>) => ReactNode };
  /** What is asked before, and sent with the ids. */
  options?: ComponentType<ActionOptionsProps>;
  /** There is nothing to send before something was chosen. */
  asksFirst?: true;
  /** What else the forecast says. */
  forecast?: ComponentType<{ verdicts: ActionPreview }>;
  /** Which words its outcome has, when they depend on what was chosen. */
  outcome?: (options: Record<string, unknown>) => string;
  /** Whether what was chosen is enough to do it; what would happen is said in any case. */
  isReady?: (options: Record<string, unknown>) => boolean;
  /** Confirmed by typing a word. */
  requiresTypedConfirmation?: true;
  /** The action that takes it back, where the history does not record it. */
  undo?: Action<T>;
  /** Which records' menus offer it; all of them when absent. */
  appliesTo?: (record: T) => boolean;
  /** Why the visitor may not do it to a record: its menu says so instead of offering it. */
  refusal?: (visitor: Principal, record: T) => ProblemCode | null;
  /** Offered for this many records only. */
  exactly?: number;
  /** Offered for one record only. */
  single?: true;
}
