import { useState } from 'react';

/** An order that needs a reason; sent again after it was refused, it is another one. */
export function useOrder(send: (reason: string, idempotencyKey: string) => Promise<void>) {
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const order = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await send(reason.trim(), key);
    } catch (error) {
      setFailure(error);
      setKey(crypto.randomUUID());
    } finally {
      setBusy(false);
    }
  };
  return { reason, setReason, failure, isBusy, order };
}
