import type { Audit } from '../../domain/entities/notification.ts';
import type { ListDefinition } from '../../engine/list/definition.ts';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import type { ScreenName } from '../../screens.ts';
import { AuditPanel } from './AuditPanel.tsx';

interface Props<T extends Audit> {
  screen: ScreenName;
  definition: ListDefinition<T>;
}

/** Who did what and when; each record opens with what it changed. */
export const AuditLog = <T extends Audit>({ screen, definition }: Props<T>) => (
  <ListScreen screen={screen} i18nPrefix="auditLog" definition={definition} Panel={AuditPanel} />
);
