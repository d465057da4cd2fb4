import { useTranslate } from 'ra-core';
import { refusalOfFailure } from '../../domain/mailRefusals.ts';

/** Why a mail was not delivered: in plain words, followed by the mail server's own. */
export function useFailureText() {
  const translate = useTranslate();
  return (failure: string) =>
    translate('accounts.invitation.reason', {
      reason: `${translate(`choices.notificationReason.${refusalOfFailure(failure)}`)} (${failure})`,
    });
}
