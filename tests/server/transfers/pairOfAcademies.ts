import { continueMoves } from '../../../server/transfers/continueMoves.ts';
import { contract } from '../../../src/contract/index.ts';
import { createWorld, type WorldOptions } from '../../support/world.ts';
import { studyRooms } from '../../support/studyRooms.ts';

const { admin } = contract;

/** Two academies, and what the super administrator does between them; `work` is what the jobs would do. */
export async function pairOfAcademies({ places = 10, ...options }: WorldOptions & { places?: number } = {}) {
  const world = await createWorld(options);
  const from = await world.academy({ name: '한빛 이관 시험' });
  const to = await world.academy({ name: '누리 이관 시험', userCount: places });
  const superAdmin = await world.superAdmin();
  const ids = (students: readonly { customerId: string }[]) => students.map(student => student.customerId);
  const way = { fromGroupId: from.groupId, toGroupId: to.groupId };
  const work = () =>
    continueMoves({
      database: world.database,
      clock: world.clock,
      onFailure: (_, error) => {
        throw error;
      },
    });
  const order = async (students: readonly { customerId: string }[], reason = '학원 통합') =>
    (await superAdmin.call(admin.migrate, { body: { ...way, customerIds: ids(students), reason } })).body;
  const report = async ({ migrationId }: { migrationId: string }) => {
    const params = { migrationId };
    return {
      ...(await superAdmin.call(admin.migration, { params })).body,
      rows: (await superAdmin.call(admin.migrationRows, { params, query: { size: 100 } })).body.content,
    };
  };
  return {
    world,
    from,
    to,
    superAdmin,
    way,
    work,
    order,
    report,
    rooms: { from: studyRooms(world, from), to: studyRooms(world, to) },
    check: async (students: readonly { customerId: string }[]) =>
      (await superAdmin.call(admin.checkMigration, { body: { ...way, customerIds: ids(students) } })).body,
    move: async (students: readonly { customerId: string }[]) => {
      const ordered = await order(students);
      await work();
      return report(ordered);
    },
    rollBack: async ({ migrationId }: { migrationId: string }, reason = '잘못된 이관') => {
      await superAdmin.call(admin.rollBack, { params: { migrationId }, body: { reason } });
      await work();
      return report({ migrationId });
    },
  };
}
