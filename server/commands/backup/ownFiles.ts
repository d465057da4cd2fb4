import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Localized } from '../../../src/domain/brand/brand.ts';
import { brandPictures } from '../../config/brandPictures.ts';
import type { Config } from '../../config/config.ts';

type Env = Record<string, string | undefined>;
type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

const key = 'secret.key';
/** What each setting names, as it is called among the copies. */
const copies = { BRAND_FILE: 'brand/brand.json', PLANS_FILE: 'plans.json', CONTENT_DIR: 'content' } as const;
const settings = Object.keys(copies) as (keyof typeof copies)[];

/** Where the copies lie that belong to a backup. */
const folderOf = (file: string) => `${file}.files`;

/**
 * Copies what an installation has besides its database into a folder next to its backup: brand, plans, texts, and the key that the
 * server has made itself. Returns what was copied.
 */
export function saveOwnFiles(file: string, env: Env, { dataDir }: Pick<Config, 'dataDir'>): string[] {
  const folder = folderOf(file);
  rmSync(folder, { recursive: true, force: true });
  const saved: string[] = [];
  const save = (from: string, name: string) => {
    const to = path.join(folder, name);
    mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 });
    cpSync(from, to, { recursive: true });
    saved.push(name);
  };
  for (const setting of settings) {
    const from = env[setting]?.trim();
    if (!from) continue;
    save(from, copies[setting]);
    if (setting === 'BRAND_FILE') for (const picture of picturesOf(from)) save(...picture);
  }
  if (!env.SECRET_KEY?.trim() && existsSync(path.join(dataDir, key))) {
    save(path.join(dataDir, key), key);
    chmodSync(path.join(folder, key), 0o600);
  }
  return saved;
}

/** The pictures that a brand names, and what they are called among the copies. */
function picturesOf(brandFile: string): [from: string, name: string][] {
  const brand = JSON.parse(readFileSync(brandFile, 'utf8')) as Record<string, Localized | undefined>;
  const names = Object.keys(brandPictures).flatMap(setting => {
    const named = brand[setting];
    return typeof named === 'object' ? Object.values(named) : (named ?? []);
  });
  return [...new Set(names)]
    .filter(name => !name.startsWith('..'))
    .map(name => [path.resolve(path.dirname(brandFile), name), path.join('brand', name)]);
}

/**
 * Puts the key of a backup into an embedded database's folder that has none, and says in sentences which settings lead to the
 * backup's other files. Nothing that is there is overwritten.
 */
export function restoreOwnFiles(file: string, env: Env, { dataDir, databaseUrl }: Place): string[] {
  const folder = folderOf(file);
  const said = settings
    .filter(setting => !env[setting]?.trim() && existsSync(path.join(folder, copies[setting])))
    .map(setting => `Set ${setting}=${path.resolve(folder, copies[setting])}, or to where you put it.`);
  const from = path.join(folder, key);
  if (!existsSync(from) || env.SECRET_KEY?.trim()) return said;
  if (databaseUrl !== undefined) return [...said, `Set SECRET_KEY to what is in ${path.resolve(from)}.`];
  const to = path.join(dataDir, key);
  if (existsSync(to)) return [...said, `${to} was kept; the backup’s key is ${path.resolve(from)}.`];
  copyFileSync(from, to);
  chmodSync(to, 0o600);
  return [...said, `The key was put into ${to}.`];
}
