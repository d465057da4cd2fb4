import { useTranslate } from 'ra-core';
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
          limit: limitOf(verdicts, code) ?? '',
          _: translate('errors.UNKNOWN'),
        })
      }
    />
  );
}

/** The cap that refused some; those of managers and of observers may have refused in one go. */
const limitOf = ({ verdicts, limit }: ActionPreview, code: string) =>
  verdicts
    .map(each => (each.code === code && 'limit' in each ? each.limit : undefined))
    .find(Number.isFinite) ?? limit;
