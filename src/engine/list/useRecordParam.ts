import { useSearchParams } from 'react-router';

const param = 'record';

/** The record whose panel is open beside a list, as the address has it. */
export function useRecordParam() {
  const [params, setParams] = useSearchParams();
  return {
    recordId: params.get(param),
    close: () =>
      setParams(before => {
        const after = new URLSearchParams(before);
        after.delete(param);
        return after;
      }),
  };
}
