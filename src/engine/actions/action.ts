import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

export interface ActionOptionsProps {
  value: Record<string, unknown>;
  /** Null while what is chosen cannot be sent. */
  onChange: (value: Record<string, unknown> | null) => void;
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
  /** What is asked before, and sent with the ids. */
  options?: ComponentType<ActionOptionsProps>;
  /** Which words its outcome has, when they depend on what was chosen. */
  outcome?: (options: Record<string, unknown>) => string;
  /** Whether what was chosen is enough to do it; what would happen is said in any case. */
  isReady?: (options: Record<string, unknown>) => boolean;
  /** Confirmed by typing a word. */
  typed?: true;
  /** The action that takes it back. */
  undo?: Action<T>;
  /** Which records' menus offer it; all of them when absent. */
  appliesTo?: (record: T) => boolean;
  /** Offered for one record only. */
  single?: true;
}
