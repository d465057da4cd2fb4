import type pg from 'pg';

/** Each counts what one transaction writes in several places and only some of which is there. */
const halves = {
  'students without a login': `SELECT count(*) AS n FROM customers c
    LEFT JOIN logins l ON l.group_id = c.group_id AND l.customer_id = c.customer_id WHERE l.email IS DISTINCT FROM c.email`,
  'logins of nobody': `SELECT count(*) AS n FROM logins l
    LEFT JOIN customers c ON c.group_id = l.group_id AND c.customer_id = l.customer_id WHERE c.customer_id IS NULL`,
  'created students without exactly one record of it and one invitation': `SELECT count(*) AS n FROM customers c
    WHERE c.email LIKE '%@crash.example' AND (
      (SELECT count(*) FROM audits a WHERE a.group_id = c.group_id AND a.target_id = c.customer_id::text
        AND a.action = 'student.create') <> 1
      OR (SELECT count(*) FROM mails m WHERE m.group_id = c.group_id AND m.customer_id = c.customer_id) <> 1)`,
  'records and invitations of nobody': `SELECT
      (SELECT count(*) FROM audits a WHERE a.target_kind = 'student' AND NOT EXISTS
        (SELECT FROM customers c WHERE c.group_id = a.group_id AND c.customer_id::text = a.target_id)) +
      (SELECT count(*) FROM mails m WHERE NOT EXISTS
        (SELECT FROM customers c WHERE c.group_id = m.group_id AND c.customer_id = m.customer_id)) AS n`,
  'mails that no job will send': `SELECT count(*) AS n FROM mails m WHERE m.state = 'QUEUED' AND NOT EXISTS
    (SELECT FROM jobs.job j WHERE j.name = 'mail' AND j.data->>'mailId' = m.mail_id::text)`,
  'edits without their record': `SELECT count(*) AS n FROM customers c WHERE c.version - 1 <>
    (SELECT count(*) FROM audits a WHERE a.group_id = c.group_id AND a.target_id = c.customer_id::text
      AND a.action = 'student.update')`,
  'keys without their answer': `SELECT count(*) AS n FROM idempotency WHERE answer IS NULL`,
  'sign-ins without their record': `SELECT abs((SELECT count(*) FROM sessions WHERE user_agent <> 'bench')
    - (SELECT count(*) FROM audits WHERE action = 'session.open')) AS n`,
};

/** Looks through the whole database for anything half done, and returns what there is. */
export async function findHalves(pool: pg.Pool): Promise<string[]> {
  const found: string[] = [];
  for (const [what, query] of Object.entries(halves)) {
    const { rows } = await pool.query<{ n: number }>(query);
    if (rows[0]!.n !== 0) found.push(`${rows[0]!.n} ${what}.`);
  }
  return found;
}
