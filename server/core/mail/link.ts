import { inquiryPath } from '../../../src/domain/landingPath.ts';
import {
  exportStopPath,
  mailPaths,
  reportPaths,
  studentInvitationPath,
} from '../../../src/domain/mailPaths.ts';
import { recordParam } from '../../../src/domain/recordParam.ts';
import type { Config } from '../../config/config.ts';

/** The address that a mail leads to. It begins with the configured one, whatever host a request came by. */
export const mailLink = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  screen: keyof typeof mailPaths,
  code?: string,
) => publicUrl + mailPaths[screen] + (code === undefined ? '' : `?${new URLSearchParams({ code })}`);

/** The address of a screen with the panel of one of its records. */
export const recordLink = (config: Pick<Config, 'publicUrl'>, screen: keyof typeof mailPaths, id: string) =>
  `${mailLink(config, screen)}?${new URLSearchParams({ [recordParam]: id })}`;

/** The address of a page of a weekly report, with the code of its link. */
export const reportAddress = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  page: keyof typeof reportPaths,
  code: string,
) => `${publicUrl}${reportPaths[page]}?${new URLSearchParams({ code })}`;

/** The address of the page on which a recipient stops the mails of a scheduled export, with their code. */
export const exportStopAddress = ({ publicUrl }: Pick<Config, 'publicUrl'>, code: string) =>
  `${publicUrl}${exportStopPath}?${new URLSearchParams({ code })}`;

/** The address of the page that a student's invitation leads to, with the invitation's code. */
export const studentInvitationAddress = ({ publicUrl }: Pick<Config, 'publicUrl'>, code: string) =>
  `${publicUrl}${studentInvitationPath}?${new URLSearchParams({ code })}`;

/** The address of the upgrade request. */
export const inquiryLink = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl + inquiryPath;
