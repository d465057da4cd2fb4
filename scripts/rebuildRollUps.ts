import { asc } from 'drizzle-orm';
import { readConfig } from '../server/config/config.ts';
import { databaseOf } from '../server/config/databaseOf.ts';
import { groups } from '../server/database/schema/index.ts';
import { openDatabase } from '../server/database/open.ts';
import { rebuildRollUps } from '../server/recorder/rebuildRollUps.ts';

// Recalculates every academy's roll-ups from its stays, segments and corrections: npm run rebuild-roll-ups. The embedded
// database must not be open in a running server.
const database = await openDatabase({ ...databaseOf(readConfig(process.env)), unlimited: true });
try {
  const academies = await database.orm
    .select({ groupId: groups.groupId })
    .from(groups)
    .orderBy(asc(groups.groupId));
  for (const { groupId } of academies) {
    await database.orm.transaction(tx => rebuildRollUps(tx, groupId));
    process.stdout.write(`${groupId}\n`);
  }
} finally {
  await database.close();
}
