import { getTableColumns, type SQLWrapper } from 'drizzle-orm';
import pick from 'lodash/pick.js';
import { commonFieldNames } from '../../src/domain/entities/accountFields.ts';
import { isoInZoneSql } from '../core/isoInZoneSql.ts';
import { pictureUrlSql } from '../core/images/pictureUrlSql.ts';
import type { Asked } from '../core/asked.ts';
import { jsonObject } from '../database/jsonObject.ts';
import { customers } from '../database/schema/index.ts';
import { restorableUntilSql } from './changes.ts';
import { invitationFields } from './invitation.ts';

/** What responses contain of every account, a student's as well as a manager's. */
export function accountFields(asked: Asked) {
  const iso = (instant: SQLWrapper) => isoInZoneSql(instant, asked.zone);
  return {
    customerId: customers.customerId,
    userId: customers.userId,
    ...pick(getTableColumns(customers), commonFieldNames),
    profileImageUrl: pictureUrlSql,
    registrationStatus: customers.registrationStatus,
    accountStatus: customers.accountStatus,
    deactivateOn: customers.deactivateOn,
    restorableUntil: iso(restorableUntilSql),
    authenticatedAt: iso(customers.authenticatedAt),
    createdAt: iso(customers.createdAt),
    invitation: jsonObject(invitationFields(asked)),
    version: customers.version,
  };
}
