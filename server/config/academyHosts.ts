import * as yup from 'yup';
import { list } from './list.ts';

/** A host name of an academy's own. */
export interface AcademyHost {
  /** As requests name it, with its port if that is not the usual one. */
  host: string;
  groupId: string;
}

const item = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?=[\w-]+$/;

/** `ACADEMY_HOSTS` as it is written: `host=academyId`, by commas or spaces. */
export const academyHostList = list(item, 'a host and an academy ID such as study.example.com=hangang').test(
  'unique',
  '',
  (items: string[] = [], context) => {
    const hosts = readAcademyHosts(items).map(({ host }) => host);
    const again = hosts.find((host, index) => hosts.indexOf(host) !== index);
    if (again !== undefined)
      return context.createError({ message: `ACADEMY_HOSTS: ${again} is there more than once` });
    const { PUBLIC_URL: publicUrl } = context.parent as { PUBLIC_URL?: string };
    const main = publicUrl !== undefined && URL.canParse(publicUrl) ? new URL(publicUrl).host : undefined;
    return main !== undefined && hosts.includes(main)
      ? context.createError({ message: `ACADEMY_HOSTS: ${main} is the host of PUBLIC_URL` })
      : true;
  },
) as yup.Schema<string[]>;

export const readAcademyHosts = (items: readonly string[]): AcademyHost[] =>
  items.map(each => {
    const [host = '', groupId = ''] = each.split('=');
    return { host, groupId };
  });
