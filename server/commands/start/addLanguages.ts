import { readAddedLanguages } from '../../config/content/readAddedLanguages.ts';
import { readEnvFile } from './readEnvFile.ts';

// The first import of every program: all tables by language are made from the list of languages when they load. What is wrong with
// the settings or the files is said where they are read again, as a sentence.
try {
  readEnvFile();
  globalThis.studyroomLanguages = readAddedLanguages(process.env.CONTENT_DIR?.trim() || undefined);
} catch {
  globalThis.studyroomLanguages = [];
}
