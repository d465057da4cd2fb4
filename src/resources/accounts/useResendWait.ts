import type { Student } from '../../domain/entities/account.ts';
import { useServerNow } from '../../clock/useServerNow.ts';

/** Seconds until an account can be invited again; 0 when it can, undefined until the server's clock is known. */
export function useResendWait({ resendAvailableAt }: Student['invitation']): number | undefined {
  const now = useServerNow(resendAvailableAt !== null);
  if (resendAvailableAt === null) return 0;
  return now && Math.max(0, Math.ceil((Date.parse(resendAvailableAt) - now.getTime()) / 1_000));
}
