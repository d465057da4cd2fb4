import { useDataProvider, useRefresh } from 'ra-core';
import { bindingOf } from '../../dataProvider/bindings.ts';
import type { Action } from './action.ts';
import type { ActionPreview } from './verdicts.ts';

/** Does an action, or with `dryRun` finds out what it would do. */
export function useAct(resource: string) {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  return async (
    action: Pick<Action<never>, 'name' | 'verb'>,
    ids: string[],
    options: object,
    dryRun = false,
  ): Promise<ActionPreview> => {
    const { data } = await dataProvider.act(resource, action.verb ?? action.name, {
      [bindingOf(resource)?.idsIn ?? 'customerIds']: ids,
      ...options,
      ...(dryRun ? { dryRun } : {}),
    });
    if (!dryRun) refresh();
    return data as ActionPreview;
  };
}
