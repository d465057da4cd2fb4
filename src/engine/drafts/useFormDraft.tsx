import { useEffect, useRef, useState } from 'react';
import { useFormState, useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { problemOf } from '../../dataProvider/http.ts';
import { RestoredNotice } from './RestoredNotice.tsx';
import { useDraft } from './useDraft.ts';
import isEqual from 'lodash/isEqual';
import { isNeverStored } from '../../domain/neverStored.ts';

type Values = Record<string, unknown>;

/** Of the fields that were touched, the values that differ from what the form started with. The version is no field. */
function changedValues(values: Values, defaults: Values, touched: readonly string[]): Values {
  const changed = touched.filter(field => field !== 'version' && !isEqual(values[field], defaults[field]));
  return Object.fromEntries(changed.map(field => [field, values[field]]));
}

/** Those of them that may be stored. */
const storable = (changed: Values): Values =>
  Object.fromEntries(Object.entries(changed).filter(([field]) => !isNeverStored(field)));

/** What is stored of a form: the values that were changed, what they were before, and the version of the record then. */
interface FormDraft {
  values: Record<string, unknown>;
  base: Record<string, unknown>;
  version: number | null;
}

interface Options {
  /** Names the form, with the record it is about; null stores nothing of it. */
  place: string | null;
  /** The version of the record that the form shows now. */
  version?: number | undefined;
}

type Form<T extends FieldValues> = Pick<UseFormReturn<T>, 'control' | 'setValue' | 'reset' | 'getValues'>;

/**
 * Stores what is typed into a form, and puts it back when the same person opens the form again. `notice` says so, `isUnsaved`
 * is whether the form differs from what it started with, and `outdated` is the draft whose record has changed since.
 */
export function useFormDraft<T extends FieldValues>(form: Form<T>, { place, version }: Options) {
  const { control, setValue, reset } = form;
  const { stored, keep, discard } = useDraft<FormDraft>(place);
  const values = useWatch({ control }) as Record<string, unknown>;
  const { dirtyFields, defaultValues } = useFormState({ control });
  const defaults = defaultValues as Record<string, unknown> | undefined;
  const [restored, setRestored] = useState<FormDraft | null>(null);
  const [isNoticed, setNoticed] = useState(false);
  const changed = changedValues(values, defaults ?? {}, Object.keys(dirtyFields));
  const isUnsaved = Object.keys(changed).length > 0;
  const text = JSON.stringify(storable(changed));
  const isOutdated = restored !== null && restored.version !== null && restored.version !== (version ?? null);
  const isSearched = stored !== undefined;

  const wasRestored = useRef(false);
  useEffect(() => {
    if (!stored || wasRestored.current) return;
    wasRestored.current = true;
    for (const [field, value] of Object.entries(stored.values))
      setValue(field as never, value as never, { shouldDirty: true });
    setRestored(stored);
    setNoticed(true);
  }, [stored, setValue]);

  const latest = useRef({ defaults, version, restored });
  useEffect(() => void (latest.current = { defaults, version, restored }));
  const wasUnsaved = useRef(false);
  useEffect(() => {
    if (!isSearched) return;
    const now = latest.current;
    const typed = JSON.parse(text) as Record<string, unknown>;
    if (Object.keys(typed).length > 0) {
      wasUnsaved.current = true;
      const base = now.restored?.base ?? {};
      const before = Object.fromEntries(
        Object.keys(typed).map(field => [field, field in base ? base[field] : now.defaults?.[field]]),
      );
      keep({ values: typed, base: before, version: now.restored?.version ?? now.version ?? null });
    } else if (wasUnsaved.current) {
      // Saved, or taken back by hand.
      wasUnsaved.current = false;
      discard();
      setRestored(null);
      setNoticed(false);
    }
  }, [text, isSearched, keep, discard]);

  const startOver = () => {
    wasUnsaved.current = false;
    discard();
    setRestored(null);
    setNoticed(false);
    reset();
  };
  return {
    isUnsaved,
    /** The draft in the form, when its record has been changed since it was typed. */
    outdated: isOutdated ? restored : null,
    /** The version that a save is based on. */
    version: restored?.version ?? version,
    /** Forgets the draft, for instance because it was saved. */
    discard,
    /** Records a conflict: once the user has seen the other changes, the next save is based on them. */
    refused: (error: unknown) => {
      const problem = problemOf(error);
      if (problem?.code !== 'STALE') return;
      const { version: current } = problem.current as { version: number };
      setRestored(before => before && { ...before, version: current });
    },
    notice: isNoticed && (
      <RestoredNotice isOutdated={isOutdated} onDiscard={startOver} onClose={() => setNoticed(false)} />
    ),
  };
}
