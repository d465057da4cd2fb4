import { writeFileSync } from 'node:fs';
import { openDatabase } from './open.ts';

/** Run by the build: writes a new embedded database, migrations done, to the file that its argument names. */
const database = await openDatabase({});
writeFileSync(process.argv[2]!, await database.dump!());
await database.close();
