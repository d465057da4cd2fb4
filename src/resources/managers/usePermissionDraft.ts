import isEqual from 'lodash/isEqual';
import { useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { useSession } from '../../authProvider/session.ts';
import { contract } from '../../contract/index.ts';
import type { Manager } from '../../domain/entities/account.ts';
import type { PermissionPreset } from '../../domain/permissionPresets.ts';
import { can, type Permission } from '../../domain/permissions.ts';
import { useStateDraft } from '../../engine/drafts/useStateDraft.tsx';
import { useWrite } from '../../hooks/useWrite.ts';
import { useUnsaved } from '../../unsaved/useUnsaved.ts';

interface Draft {
  permissions: Permission[];
  observer: boolean;
}

/** What was saved, and the version that it was saved as. */
interface Base {
  version: number;
  saved: Draft;
}

const draftOf = ({ permissions: given, observer }: Draft): Draft => ({
  permissions: given.toSorted(),
  observer,
});

/** A manager's permissions while they are edited: what was saved, what is chosen, and what the editor may give. */
export function usePermissionDraft(manager: Manager) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { session } = useSession();
  const [draft, setDraft] = useState(() => draftOf(manager));
  const [base, setBase] = useState<Base>({ version: manager.version, saved: draftOf(manager) });

  const isChanged = !isEqual(draft, base.saved);
  const { notice, discard } = useStateDraft(
    `permissions/${manager.customerId}`,
    { ...base, draft },
    isChanged,
    stored => {
      setBase({ version: stored.version, saved: stored.saved });
      setDraft(stored.draft);
    },
    { ...base, draft: base.saved },
  );
  useUnsaved(isChanged, { discard });

  const mayGrant = (permission: Permission) => can(session, permission);
  const { run, reset, isBusy, problem, problemText } = useWrite(contract.managers.updatePermissions, {
    onDone(saved) {
      setBase({ version: saved.version, saved: draftOf(saved) });
      setDraft(draftOf(saved));
      refresh();
      notify('permissions.saved', { type: 'success' });
    },
  });

  return {
    draft,
    saved: base.saved,
    isChanged,
    notice,
    isBusy,
    problemText,
    /** The manager as another user saved them, when saving failed with a conflict. */
    stale: problem?.code === 'STALE' ? (problem.current as Manager) : null,
    mayGrant,
    /** Takes over a set as far as it may be granted; whether they observe follows sets that are for one of both. */
    choose: (set: PermissionPreset) =>
      setDraft(before =>
        draftOf({
          permissions: set.permissions.filter(mayGrant),
          observer: set.observer ?? before.observer,
        }),
      ),
    toggle: (permission: Permission, isOn: boolean) =>
      setDraft(before =>
        draftOf({
          ...before,
          permissions: isOn
            ? [...before.permissions, permission]
            : before.permissions.filter(each => each !== permission),
        }),
      ),
    setObserver: (observer: boolean) => setDraft(before => ({ ...before, observer })),
    /** Closes the conflict: nothing is saved. */
    closeConflict: reset,
    /** Saves what the user chose in the conflict dialog, based on the version shown there. */
    resolve(chosen: Draft, version: number) {
      setDraft(draftOf(chosen));
      return run({ params: { customerId: manager.customerId }, body: draftOf(chosen), version });
    },
    // A change to something else of the account is none to its permissions.
    save: (version = isEqual(draftOf(manager), base.saved) ? manager.version : base.version) =>
      run({ params: { customerId: manager.customerId }, body: draft, version }),
  };
}
