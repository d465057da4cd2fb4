import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { urlOf } from '../../dataProvider/http.ts';
import { displays, type DisplayName } from '../../engine/displays/displays.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { PlanExportButton } from '../../engine/export/PlanExportButton.tsx';
import { apiCredentials } from '../../runtime.ts';

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
  const place = useFormatContext();
  const labelsOf = (as: DisplayName) => {
    const { key, values } = displays[as].labels ?? { key: '', values: [] };
    return Object.fromEntries(values.map(value => [value, translate(`${key}.${value}`)]));
  };
  return (
    <PlanExportButton
      planOf={() => ({
        url: urlOf(contract.rooms.joinHistories, { roomId }, query),
        credentials: apiCredentials,
        sheetName: `${roomName} ${translate('rooms.panel.tabs.joins')}`,
        place,
        columns: Object.entries(columns).map(([source, as]) => ({
          source,
          as,
          header: translate(`rooms.joins.columns.${source}`),
          labels: labelsOf(as),
        })),
      })}
    />
  );
}
