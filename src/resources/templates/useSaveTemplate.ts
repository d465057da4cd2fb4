import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { BodyOf } from '../../contract/call.ts';
import { contract } from '../../contract/index.ts';
import { send } from '../../dataProvider/http.ts';
import { apiKey } from '../../dataProvider/useApi.ts';
import type { Template } from '../../domain/entities/notification.ts';

/** Saves a template, or writes a new one. */
export function useSaveTemplate(template: Template | null) {
  const client = useQueryClient();
  const notify = useNotify();
  return async (body: BodyOf<typeof contract.templates.create>, version?: number) => {
    const { create, update, list } = contract.templates;
    await (template
      ? send(update, { params: { id: template.id }, body, version: version ?? template.version })
      : send(create, { body }));
    await client.invalidateQueries({ queryKey: apiKey(list) });
    notify('templates.saved', { type: 'success' });
  };
}
