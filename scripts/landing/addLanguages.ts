import { readAddedLanguages } from '../../server/config/content/readAddedLanguages.ts';

// As `server/commands/start/addLanguages.ts` does, before anything is derived from the list of languages; a build reads no `.env`.
globalThis.studyroomLanguages = readAddedLanguages(process.env.CONTENT_DIR?.trim() || undefined);
