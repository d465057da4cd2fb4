import path from 'node:path';
import mapValues from 'lodash/mapValues.js';
import pick from 'lodash/pick.js';
import { runnerImport, type Plugin } from 'vite';
import type { AnyObject, ObjectSchema } from 'yup';
import { successStatus, type Call } from '../../src/contract/call.ts';
import { builtInLanguages } from '../../src/domain/builtInLanguages.ts';

/** What the console reads of a row besides what it is sent to. */
const read = ['atRoot', 'conditional', 'idempotent', 'premium', 'whileViewing', 'writes'] as const;

/** A row without its schemas: of the body of a change it has the names of the fields. */
function lightRow(call: Call): string {
  const fields = (call.body as ObjectSchema<AnyObject> | undefined)?.fields;
  const isChange = call.method === 'PUT' || call.method === 'PATCH';
  const more = {
    ...pick(call, read),
    ...(successStatus(call) === 200 ? {} : { status: successStatus(call) }),
    ...(isChange && fields && { body: { fields: mapValues(fields, () => 1) } }),
  };
  return `row(${[call.method, call.path, call.access, more].map(part => json(part)).join()})`;
}

/** The rows of all nouns, as code. */
const lightContract = (contract: Record<string, Record<string, Call>>): string =>
  `const row = (method, path, access, more) => ({ method, path, access, status: 200, ...more });
   export const contract = {${Object.entries(contract)
     .map(
       ([noun, rows]) =>
         `${noun}: {${Object.entries(rows)
           .map(([verb, call]) => `${verb}: ${lightRow(call)}`)
           .join()}}`,
     )
     .join()}};`;

const json = (value: unknown) => JSON.stringify(value);
const asJson = (module: object) =>
  Object.entries(module)
    .map(([name, value]) => `export const ${name} = ${json(value)};`)
    .join('\n');

/** By module, its code with what its exports come to. */
const evaluated: Record<string, (module: never) => string> = {
  'src/contract/index.ts': ({ contract }: { contract: never }) => `
    export { apiBase } from './wire.ts';
    ${lightContract(contract)}
    export const calls = Object.entries(contract).flatMap(([noun, verbs]) =>
      Object.entries(verbs).map(([verb, call]) => [noun + '.' + verb, call]));`,
  'src/contract/problemCodes.ts': asJson,
  'src/domain/entities/searchedAccountFields.ts': asJson,
  'src/i18n/sheetWords.ts': asJson,
  // Each has what it needs of the others, so that a screen loads one.
  ...Object.fromEntries(
    builtInLanguages.flatMap(language =>
      ['base', 'first', 'index'].map(name => [`src/i18n/${language}/${name}.ts`, asJson]),
    ),
  ),
};

/**
 * Puts in place of modules that are derived from schemas what they come to, so that a list is shown without the schemas of
 * all calls and the library of schemas. Forms import the schemas of their own noun.
 */
export const evaluateAtBuild: Plugin = {
  name: 'evaluate-at-build',
  apply: 'build',
  async load(id) {
    const name = path.relative(process.cwd(), id);
    const write = evaluated[name];
    if (write === undefined) return null;
    const { module } = await runnerImport(id);
    return { code: write(module as never), moduleSideEffects: false };
  },
};
