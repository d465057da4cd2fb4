import { useSearchParams } from 'react-router';

/** The room whose panel is open, as the address has it. */
export function useRoomParam() {
  const [params, setParams] = useSearchParams();
  return {
    roomId: params.get('room'),
    close: () =>
      setParams(before => {
        const after = new URLSearchParams(before);
        for (const key of ['room', 'tab']) after.delete(key);
        return after;
      }),
  };
}
