import * as yup from 'yup';
import * as account from '../../src/domain/entities/account.ts';
import * as apiKey from '../../src/domain/entities/apiKey.ts';
import * as attendance from '../../src/domain/entities/attendance.ts';
import * as group from '../../src/domain/entities/group.ts';
import * as insight from '../../src/domain/entities/insight.ts';
import * as notification from '../../src/domain/entities/notification.ts';
import * as room from '../../src/domain/entities/room.ts';
import * as roomService from '../../src/domain/entities/roomService.ts';
import * as session from '../../src/domain/entities/session.ts';
import * as study from '../../src/domain/entities/study.ts';
import * as webhook from '../../src/domain/entities/webhook.ts';

const modules = [
  account,
  apiKey,
  attendance,
  group,
  insight,
  notification,
  room,
  roomService,
  session,
  study,
  webhook,
];
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The entities that the document names once and refers to: `student` is `Student`. */
export const entities: ReadonlyMap<unknown, string> = new Map(
  modules
    .flatMap(module => Object.entries(module))
    .filter(([, value]) => value instanceof yup.ObjectSchema)
    .map(([name, schema]) => [schema, capital(name)]),
);
