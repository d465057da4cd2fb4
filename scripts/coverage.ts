import { writeFileSync } from 'node:fs';
import { coverageDocument, coveringTests } from './coverage/coverageDocument.ts';

writeFileSync('docs/coverage.md', coverageDocument(coveringTests()));
