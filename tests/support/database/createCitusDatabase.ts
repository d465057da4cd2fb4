import pg from 'pg';
import { distribute } from '../../../server/commands/distribute/distribute.ts';
import { planDistribution } from '../../../server/commands/distribute/plan.ts';
import { openDatabase } from '../../../server/database/open.ts';
import { databaseUrl } from './databaseUrl.ts';

const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** The nodes of a Citus cluster as addresses with the coordinator's user: the coordinator first. */
export async function citusNodes(coordinator: string): Promise<string[]> {
  const { rows } = await connected(coordinator, client =>
    client.query<{ host: string; port: number }>(
      'SELECT nodename AS host, nodeport AS port FROM pg_dist_node WHERE isactive AND groupid > 0 ORDER BY nodeid',
    ),
  );
  return [
    coordinator,
    ...rows.map(({ host, port }) => {
      const url = new URL(coordinator);
      url.host = `${host}:${port}`;
      return url.href;
    }),
  ];
}

/** Makes an empty database on all nodes, and returns its address on the coordinator. */
async function createOnNodes(nodes: readonly string[], name: string): Promise<string> {
  for (const node of nodes) await connected(node, client => client.query(`CREATE DATABASE ${name}`));
  const urls = nodes.map(node => databaseUrl(node, name));
  for (const url of urls) await connected(url, client => client.query('CREATE EXTENSION citus'));
  const [coordinator, ...workers] = urls.map(url => new URL(url));
  await connected(coordinator!.href, async client => {
    const portOf = ({ port }: URL) => Number(port || 5432);
    await client.query('SELECT citus_set_coordinator_host($1, $2)', [
      coordinator!.hostname,
      portOf(coordinator!),
    ]);
    for (const worker of workers)
      await client.query('SELECT citus_add_node($1, $2)', [worker.hostname, portOf(worker)]);
  });
  return coordinator!.href;
}

/**
 * Makes a distributed database: with the schema of this version, or with what `fill` brings into it on the coordinator
 * before it is distributed, such as the tables of an earlier version.
 */
export async function createCitusDatabase(
  nodes: readonly string[],
  name: string,
  fill?: (url: string) => Promise<void>,
): Promise<string> {
  const url = await createOnNodes(nodes, name);
  await fill?.(url);
  const database = await openDatabase({ url, unlimited: true, unmigrated: fill !== undefined });
  const steps = await planDistribution(database.pool);
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const there = new Set(rows.map(each => each.name));
  await distribute(
    database.pool,
    steps.filter(({ table }) => there.has(table)),
  );
  await database.close();
  return url;
}

/** Lets no one connect to a distributed database any more, so that it can be copied. */
export async function closeToConnections(nodes: readonly string[], template: string): Promise<void> {
  for (const node of nodes)
    await connected(node, client => client.query(`ALTER DATABASE ${template} ALLOW_CONNECTIONS false`));
  // Citus keeps connections of its own to a database, also between the nodes, which must all be gone.
  for (const node of nodes)
    await connected(node, client =>
      client.query('SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = $1', [
        template,
      ]),
    );
}

/**
 * Copies a distributed database that no one can connect to on all nodes: the copy's shards, and what each node knows of them, are those
 * of the template.
 */
export async function copyCitusDatabase(
  nodes: readonly string[],
  template: string,
  name: string,
): Promise<string> {
  for (const node of nodes)
    await connected(node, client => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  return databaseUrl(nodes[0]!, name);
}

/** Drops databases on all nodes by the beginning of their names. */
export async function dropCitusDatabases(nodes: readonly string[], prefix: string): Promise<void> {
  for (const node of nodes)
    await connected(node, async client => {
      const { rows } = await client.query<{ name: string }>(
        'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
        [prefix],
      );
      for (const { name } of rows) await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    });
}
