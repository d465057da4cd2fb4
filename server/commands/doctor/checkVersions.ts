import packageJson from '../../../package.json' with { type: 'json' };
import type { Finding } from './Finding.ts';

/** Whether Node is new enough, with the versions of both. */
export function checkVersions(node: string = process.versions.node): Finding {
  const name = 'Versions';
  const versions = `Studyroom Console ${packageJson.version}, Node ${node}`;
  const needed = packageJson.engines.node.replace('>=', '');
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor))
    return { name, state: 'ok', text: `${versions}.` };
  return { name, state: 'failed', text: `${versions}: Node ${needed} or newer is required.` };
}
