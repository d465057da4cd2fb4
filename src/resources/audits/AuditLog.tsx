import type { Audit } from '../../domain/entities/notification.ts';
import type { ListDefinition } from '../../engine/list/definition.ts';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import type { ScreenName } from '../../screens.ts';
import { AuditPanel } from './AuditPanel.tsx';

interface Props {
  screen: ScreenName;
  definition: ListDefinition<Audit>;
}

/** Who did what and when; each record opens with what it changed. */
export const AuditLog = ({ screen, definition }: Props) => (
  <ListScreen screen={screen} i18nPrefix="auditLog" definition={definition} Panel={AuditPanel} />
);
