import type { DisplayName } from '../displays/displays.ts';
import type { FormField } from './definition.ts';
import { inputs } from './inputs.tsx';

/** How a form's field is shown where it is not typed. */
export const displayOf = <T>({ input = 'text', choices }: FormField<T>): DisplayName =>
  choices ?? (typeof input === 'string' ? inputs[input].as : 'text');
