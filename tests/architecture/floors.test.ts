import { expect, test } from 'vitest';
import { modulesIn } from '../support/modules.ts';

/**
 * The server's floors, lowest first: a folder imports from its own floor and those below it. What is not named here is a
 * feature. Nothing imports the entry points at the top.
 */
const floors = [
  ['config', 'database'],
  ['core'],
  'features',
  ['jobs'],
  ['api', 'web'],
  ['demo'],
  ['main.ts', 'commands'],
] as const;
const entryPoints = floors.length - 1;

const roomOf = (file: string) => file.split('/')[1]!;
const floorOf = (room: string) => {
  const named = floors.findIndex(
    floor => floor !== 'features' && (floor as readonly string[]).includes(room),
  );
  return named === -1 ? floors.indexOf('features') : named;
};

const arrows = modulesIn('server').flatMap(({ file, imports }) =>
  imports
    .filter(({ target }) => target.startsWith('server/'))
    .map(({ target, line }) => ({ file, line, target, from: roomOf(file), to: roomOf(target) }))
    .filter(({ from, to }) => from !== to),
);
const say = (among: typeof arrows) => among.map(({ file, line, target }) => `${file}:${line} -> ${target}`);

test('no folder of the server imports from a floor above its own', () => {
  expect(say(arrows.filter(({ from, to }) => floorOf(to) > floorOf(from)))).toEqual([]);
});

test('the demo is imported by entry points alone', () => {
  const above = arrows.filter(({ to }) => floorOf(to) === floors.indexOf(floors[5]));
  expect(say(above.filter(({ from }) => floorOf(from) < floorOf('demo')))).toEqual([]);
  expect(floorOf('main.ts')).toBe(entryPoints);
});

test('the simulator writes by the use case of room services alone', () => {
  const useCase = ['applyRoomEvent', 'markRoomsFresh', 'reportWrite', 'roomRefusal'].map(
    name => `server/rooms/service/${name}.ts`,
  );
  const simulator = modulesIn('server/demo/simulator');
  const mayImport = [
    ...useCase,
    'server/demo/simulator/',
    'server/core/',
    'server/database/',
    'server/config/',
  ];
  const others = simulator.flatMap(({ file, imports }) =>
    imports
      .filter(
        ({ target }) => target.startsWith('server/') && !mayImport.some(each => target.startsWith(each)),
      )
      .map(({ target }) => `${file} -> ${target}`),
  );
  expect(others).toEqual([]);
  const writers = simulator
    .filter(({ text }) => /\b(?:db|tx|orm)\s*\.(?:insert|update|delete)\(/.test(text))
    .map(({ file }) => file);
  // How far it has come is its own.
  expect(writers).toEqual(['server/demo/simulator/progress.ts']);
});

/** Folders that reach themselves again by way of others. */
function circles(edges: readonly { from: string; to: string }[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reaches = (start: string) => {
    const seen = new Set<string>();
    const waiting = [...(next.get(start) ?? [])];
    for (let room = waiting.pop(); room !== undefined; room = waiting.pop())
      if (!seen.has(room)) {
        seen.add(room);
        waiting.push(...(next.get(room) ?? []));
      }
    return seen;
  };
  return [...next.keys()].filter(room => reaches(room).has(room));
}

test('there are no circular imports between folders of the server', () => {
  expect(circles(arrows)).toEqual([]);
});

test('there are no circular imports between folders of the console', () => {
  const folderOf = (file: string) => file.split('/').slice(0, 2).join('/');
  const edges = modulesIn('src').flatMap(({ file, imports }) =>
    imports
      .filter(({ target }) => target.startsWith('src/'))
      .map(({ target }) => ({ from: folderOf(file), to: folderOf(target) }))
      .filter(({ from, to }) => from !== to),
  );
  expect(circles(edges)).toEqual([]);
});

test('the server has 23 folders at the top at most', () => {
  const folders = new Set(
    modulesIn('server')
      .map(({ file }) => file.split('/'))
      .filter(parts => parts.length > 2)
      .map(([, folder]) => folder),
  );
  expect(folders.size).toBeLessThanOrEqual(23);
});
