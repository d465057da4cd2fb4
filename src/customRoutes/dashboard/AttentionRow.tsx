import { useTranslate } from 'ra-core';
import type { AttentionEntry } from '../../domain/entities/attention.ts';
import { ActionMenu } from '../../engine/actions/ActionMenu.tsx';
import { useIsPhone } from '../../hooks/useIsPhone.ts';
import { attentionActions } from '../../resources/attention/attentionActions.ts';
import { useFindingText } from '../../resources/attention/useFindingText.ts';
import { StudentName } from '../../resources/attendances/StudentName.tsx';
import { QuickActions } from './QuickActions.tsx';

interface Props {
  entry: AttentionEntry;
  /** Where someone else in the list has the same name. */
  email: string | null;
}

/** A student who needs attention: who, why, and what can be done about it. */
export function AttentionRow({ entry, email }: Props) {
  const translate = useTranslate();
  const textOf = useFindingText();
  const isPhone = useIsPhone();
  const [first, ...more] = entry.findings.map(textOf);
  const reasons = [first!, ...more].map(({ figures, since }) => `${figures} ${since}`).join('\n');
  return (
    <li>
      <div className="about">
        <div className="line">
          <span className="name">
            <StudentName record={entry} />
          </span>
          {(email !== null || entry.managerName !== null) && (
            <span className="aside">{[email, entry.managerName].filter(Boolean).join(' · ')}</span>
          )}
        </div>
        <div className="line" title={reasons}>
          <span className="reason">
            {first!.figures} · <span className="since">{first!.since}</span>
          </span>
          {more.length > 0 && <span className="more">{translate('attention.more', more.length)}</span>}
        </div>
      </div>
      {isPhone ? (
        <ActionMenu
          record={{ ...entry, id: entry.customerId }}
          name={entry.name}
          actions={attentionActions}
        />
      ) : (
        <QuickActions record={entry} />
      )}
    </li>
  );
}
