import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { urlOf } from '../../dataProvider/http.ts';
import type { DisplayName } from '../../engine/displays/displays.ts';
import { PlanExportButton } from '../../engine/export/PlanExportButton.tsx';
import { useExportPlan } from '../../engine/export/useExportPlan.ts';

const columns = {
  username: 'text',
  userType: 'userType',
  enteredAt: 'dateTime',
  exitedAt: 'dateTime',
  expulsionReason: 'expulsionReason',
  deviceType: 'deviceType',
  deviceModel: 'text',
  os: 'text',
  networkType: 'networkType',
} as const satisfies Record<string, DisplayName>;

/** The entries and exits of a room that match, as a spreadsheet. */
export function JoinExport({
  roomId,
  roomName,
  query,
}: {
  roomId: string;
  roomName: string;
  query: { searchText?: string };
}) {
  const translate = useTranslate();
  const planOf = useExportPlan();
  return (
    <PlanExportButton
      planOf={() =>
        planOf(
          { url: urlOf(contract.rooms.joinHistories, { roomId }, query) },
          `${roomName} ${translate('rooms.panel.tabs.joins')}`,
          Object.entries(columns).map(([source, as]) => ({
            source,
            as,
            header: translate(`rooms.joins.columns.${source}`),
          })),
        )
      }
    />
  );
}
