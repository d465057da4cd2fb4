import { useSession } from '../../authProvider/session.ts';
import { contract } from '../../contract/index.ts';
import { can } from '../../domain/permissions.ts';
import { AlertSettingsForm } from '../../engine/form/standalone/AlertSettingsForm.tsx';

/** The user's own alert settings, if they have permission to see them. */
export function AlertsSection({ customerId }: { customerId: string }) {
  const { session } = useSession();
  if (!can(session, contract.managers.alertSettings.access)) return null;
  return <AlertSettingsForm calls={contract.managers} customerId={customerId} text="alertSettings.ownText" />;
}
