import { useTranslate } from 'ra-core';
import { capLimits } from '../../domain/capLimits.ts';
import { RefusalList } from './RefusalList.tsx';
import type { ActionPreview } from './verdicts.ts';

/** Why an action is refused, in the words of its errors. */
export function VerdictList({ verdicts }: { verdicts: ActionPreview }) {
  const translate = useTranslate();
  return (
    <RefusalList
      verdicts={verdicts}
      textOf={code =>
        translate(`errors.${code}`, {
          limit: capLimits[code] ?? verdicts.limit ?? '',
          _: translate('errors.UNKNOWN'),
        })
      }
    />
  );
}
