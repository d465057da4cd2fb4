import { useRecordContext } from 'ra-core';
import { useContext, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useUnsaved } from '../../unsaved/useUnsaved.ts';
import { useFormDraft } from '../drafts/useFormDraft.tsx';
import { ConflictContext } from './ConflictContext.ts';

/**
 * Stores what is typed into a record's form and asks before it is lost. A draft of an older version is saved against that
 * version, so that another user's change since then is shown instead of overwritten.
 */
export function KeepDraft({ resource }: { resource: string }) {
  const record = useRecordContext<{ id: string; version?: number }>();
  const form = useFormContext();
  const { setDraftBase } = useContext(ConflictContext);
  const version = record?.version;
  const { isUnsaved, outdated, discard, notice } = useFormDraft(form, {
    place: record ? `${resource}/${record.id}` : null,
    version,
  });
  useUnsaved(isUnsaved, { discard });

  const { setValue } = form;
  useEffect(() => {
    setDraftBase(outdated?.base ?? null);
    if (outdated) setValue('version', outdated.version, { shouldDirty: true });
  }, [outdated, setDraftBase, setValue]);
  useEffect(() => {
    // After a save the next one is based on what was saved.
    if (!isUnsaved && version !== undefined) setValue('version', version);
  }, [isUnsaved, version, setValue]);
  return notice;
}
