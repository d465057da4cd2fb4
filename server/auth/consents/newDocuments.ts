import findLast from 'lodash/findLast.js';
import { legalNames, type LegalName } from '../../../src/domain/legal/legalNames.ts';
import type { Config } from '../../config/config.ts';
import { legalVersion } from '../../core/legal/legalVersion.ts';
import type { customers } from '../../database/schema/index.ts';

type Person = Pick<typeof customers.$inferSelect, 'consents' | 'consentedAt'>;

/** What an account has accepted of a document last; undefined if that was not written down. */
export const lastConsent = ({ consents }: Pick<Person, 'consents'>, name: LegalName) =>
  findLast(consents, ({ document }) => document === name);

/**
 * The documents that were published after an owner agreed to them. Where the version was not written down, one is new if it
 * applies from a later day. People who never agreed to anything are not asked.
 */
export const newDocuments = (
  config: Pick<Config, 'brand' | 'content'>,
  person: Person,
): readonly LegalName[] =>
  legalNames.filter(name => {
    const version = legalVersion(config, name);
    if (version === null) return false;
    const kept = lastConsent(person, name);
    if (kept?.version) return kept.version !== version;
    const since = kept?.at ?? person.consentedAt?.toISOString();
    return since !== undefined && version > since.slice(0, 10);
  });
