import { useTranslate } from 'ra-core';
import type { Notification } from '../../domain/entities/notification.ts';
import { DisplayValue } from '../../engine/displays/DisplayValue.tsx';

/** Why a message waits, failed or is not sent, in a few words. */
export function ReasonCell({ record: { state, reason, heldFrom } }: { record: Notification }) {
  const translate = useTranslate();
  if (state !== 'SCHEDULED') return <DisplayValue as="notificationReason" value={reason} />;
  if (reason !== null)
    return (
      <>{translate('notices.retrying', { reason: translate(`choices.notificationReason.${reason}`) })}</>
    );
  return heldFrom === null ? <DisplayValue as="text" value={null} /> : <>{translate('notices.held')}</>;
}
