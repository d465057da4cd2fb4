import { ConfigError, readConfig, type Config } from '../../config/config.ts';
import { checkMessages } from '../start/checkMessages.ts';
import { missingTexts } from '../start/missingTexts.ts';
import type { Finding } from './Finding.ts';

/** Whether the settings can be read, and the configuration if they can. */
export function checkSettings(env: Record<string, string | undefined>): {
  finding: Finding;
  config: Config | null;
} {
  const name = 'Settings';
  try {
    const config = readConfig(env);
    checkMessages(config);
    const lacking = missingTexts(config).map(
      ({ tag, missing, all, first }) =>
        `${missing} of ${all} texts are missing in ${tag} and said in English, such as ${first}`,
    );
    if (lacking.length > 0)
      return {
        finding: { name, state: 'warning', text: `CONTENT_DIR: ${lacking.join('; ')}.` },
        config,
      };
    return { finding: { name, state: 'ok', text: 'All settings are valid.' }, config };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [, ...mistakes] = error.message.split(/\n {2}- /);
    return { finding: { name, state: 'failed', text: `${mistakes.join('; ')}.` }, config: null };
  }
}
