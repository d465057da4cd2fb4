import { useFileState } from '../file/FileState.ts';
import { useSendingState } from './SendingState.ts';

/** Opens a file; what came of the last sending is over then. */
export function useUpload() {
  const { imports } = useFileState();
  const { forgetOutcome } = useSendingState();
  return (file: File) => {
    forgetOutcome();
    void imports.open(file);
  };
}
