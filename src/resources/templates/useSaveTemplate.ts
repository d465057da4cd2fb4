import { useNotify } from 'ra-core';
import type { BodyOf } from '../../contract/call.ts';
import { contract } from '../../contract/index.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import type { Template } from '../../domain/entities/notification.ts';

type Body = BodyOf<typeof contract.templates.create>;

/** Saves a template, or writes a new one. */
export function useSaveTemplate(template: Template | null) {
  const notify = useNotify();
  const { create, update, list } = contract.templates;
  const { write } = useWrite(
    ({ body, version }: { body: Body; version: number | undefined }, send) =>
      template
        ? send(update, { params: { id: template.id }, body, version: version ?? template.version })
        : send(create, { body }),
    { invalidates: [list], onDone: () => notify('templates.saved', { type: 'success' }) },
  );
  return async (body: Body, version?: number) => void (await write({ body, version }));
}
