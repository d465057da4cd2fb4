import type { Call } from '../../src/contract/call.ts';
import { query as queryOf } from '../../src/contract/shapes.ts';
import { academyOfKey } from '../auth/apiKeys/academyOfKey.ts';
import type { ApiKeyPrincipal } from '../core/apiKeyPrincipal.ts';
import type { Context } from '../core/context.ts';
import { fileTypeOf } from '../../src/domain/fileTypeOf.ts';
import { noPicture, type Picture } from '../core/images/picture.ts';
import { ProblemError } from '../core/problem.ts';
import { validateBody, validateQuery } from '../core/validate.ts';
import { isId } from '../database/newId.ts';
import { reencode } from '../images/reencode.ts';
import { idParamsIn } from './idParamsIn.ts';
import { bodyLimit, readBody } from './readBody.ts';
import { parseBody, refuseBody, requireMediaType } from './parseBody.ts';
import { isWrite, type Received } from './received.ts';

const noQuery = queryOf({});
const noBytes = new Uint8Array();

export type Input = Pick<Context, 'params' | 'query' | 'body' | 'upload' | 'ifMatch'> & {
  /** The key that the call is made with, and the academy that it is about. */
  key: Context['key'] | null;
};

/**
 * What a request carries, validated by the contract. It is read before the transaction begins: a slow upload takes no
 * database connection, and neither does the conversion of an image.
 *
 * @throws ProblemError NOT_FOUND for a malformed id, VALIDATION_FAILED and others for query and body,
 *   PRECONDITION_REQUIRED for a versioned call without `If-Match`
 */
export async function readInput(
  { services, call, request, params }: Received,
  apiKey: ApiKeyPrincipal | null,
): Promise<Input> {
  // PostgreSQL could not compare a malformed id with one, and no record has it.
  if (idParamsIn(call.path).some(param => !isId(params[param] ?? ''))) throw new ProblemError('NOT_FOUND');
  const query = validateQuery(call.query ?? noQuery, new URL(request.url).searchParams);
  const key = apiKey && (await academyOfKey(services.database.orm, apiKey, query as { groupId?: string }));
  requireMediaType(call, request);
  const bytes = isWrite(call) ? await readBody(request, bodyLimit(call)) : noBytes;
  const body = call.body ? validateBody(call.body, parseBody(call, request, bytes)) : undefined;
  if (!call.body && !call.binary) refuseBody(bytes);
  const upload = isWrite(call) ? await readUpload(call, bytes) : noPicture;
  return {
    params,
    query,
    body,
    upload,
    ifMatch: call.versioned ? versionOf(request) : 0,
    key,
  };
}

/** What was uploaded: an image as it will be stored, or a file as it came. */
async function readUpload({ binary }: Call, bytes: Uint8Array): Promise<Picture> {
  if (binary === 'image') return reencode(bytes);
  if (binary !== 'file') return noPicture;
  const contentType = fileTypeOf(bytes);
  if (contentType === null) throw new ProblemError('FILE_NOT_SUPPORTED');
  return { ...noPicture, content: bytes, contentType };
}

/** The version in a request's `If-Match`. */
function versionOf(request: Request): number {
  const match = /^(?:W\/)?"(\d+)"$/.exec(request.headers.get('If-Match') ?? '');
  if (match === null) throw new ProblemError('PRECONDITION_REQUIRED');
  return Number(match[1]);
}
