import { sql } from 'drizzle-orm';
import { customers } from '../../database/schema/index.ts';
import { imagesUrl } from './url.ts';

/** `pictureUrl` in a query. */
export const pictureUrlSql = sql<string | null>`case when ${customers.accountStatus} = 'ACTIVE'
  then ${imagesUrl} || '/' || ${customers.groupId} || '/' || ${customers.profileImageId} end`;
