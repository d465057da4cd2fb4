import type { NotificationQuery } from '../../src/contract/simpleRest.ts';
import type { Notification } from '../../src/domain/entities/notification.ts';
import type { Context } from '../core/context.ts';
import type { ListContext } from '../core/list.ts';
import { found } from '../core/problem.ts';
import { noticeSource } from './noticeSource.ts';

/** One message of the delivery log. */
export async function loadNotice(
  context: Pick<Context, 'db' | 'session' | 'now' | 'params'>,
  id: string,
): Promise<Notification> {
  const [record] = await noticeSource.load(context as unknown as ListContext<NotificationQuery>, [id]);
  return found(record) as Notification;
}
