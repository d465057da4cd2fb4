import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { RoomDetails } from '../../domain/entities/room.ts';
import { DisplayValue } from '../../engine/displays/DisplayValue.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { Duration } from './Duration.tsx';

interface Props {
  details: RoomDetails;
  representative: typeof contract.rooms.activeRepresentative | typeof contract.rooms.historyRepresentative;
}

/** Everything that there is to know of a room. */
export function RoomFacts({ details: { basicInfo: room, detailInfo: detail }, representative }: Props) {
  const translate = useTranslate();
  const { data: creator } = useApi(representative, { params: { roomId: room.roomId } });
  const field = (source: string) => `resources.rooms.fields.${source}`;
  const facts: [string, ReactNode][] = [
    [
      field('creatorName'),
      creator?.customerId === null
        ? translate('rooms.info.creatorGone')
        : [creator?.name, creator?.nickname && `(${creator.nickname})`, creator?.email]
            .filter(Boolean)
            .join(' '),
    ],
    [field('roomUrlId'), room.roomUrlId],
    [field('createdAt'), <DisplayValue key="created" as="dateTime" value={room.createdAt} />],
    [field('endedAt'), <DisplayValue key="ended" as="dateTime" value={room.endedAt} />],
    [field('durationSeconds'), <Duration key="duration" seconds={room.durationSeconds} />],
    [
      field('endsOn'),
      detail.endsOn ? (
        <DisplayValue key="ends" as="date" value={detail.endsOn} />
      ) : (
        translate('rooms.info.noEnd')
      ),
    ],
    [field('maxParticipants'), <DisplayValue key="max" as="number" value={room.maxParticipants} />],
    [field('passwordSet'), translate(room.passwordSet ? 'rooms.info.yes' : 'rooms.info.no')],
    [
      field('recommendedStudy'),
      detail.recommendedStudy.used
        ? translate('rooms.info.recommended', { weight: detail.recommendedStudy.weight })
        : translate('rooms.info.notUsed'),
    ],
    [
      field('defaultRoleCamera'),
      <DisplayValue key="camera" as="deviceState" value={detail.defaultRoleCamera} />,
    ],
    [field('defaultRoleMic'), <DisplayValue key="mic" as="deviceState" value={detail.defaultRoleMic} />],
    [
      field('hostPermissions'),
      detail.hostPermissions.map(each => translate(`choices.hostPermission.${each}`)).join(', ') ||
        translate('rooms.info.none'),
    ],
    ['rooms.info.totalUserCount', <DisplayValue key="users" as="number" value={detail.totalUserCount} />],
    [
      'rooms.info.totalStudySeconds',
      <DisplayValue key="study" as="duration" value={detail.totalStudySeconds} />,
    ],
  ];
  return (
    <DescriptionList
      layout="lines"
      mb={0}
      facts={facts.map(([label, value]) => ({ key: label, label: translate(label), value }))}
    />
  );
}
