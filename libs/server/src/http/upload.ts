import type { RefusalCode } from '@rendezvous/contracts/refusals';
import '@fastify/multipart';
import { type ExecutionContext, SetMetadata, createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal/index.js';
import { stateOf } from './request-state.js';
import type { UploadedFile, UploadedParts } from './uploaded-parts.js';

export interface UploadLimits {
  /** Most bytes of one file. */
  readonly maxBytes: number;
  /** Most files in one call; 1 when absent. */
  readonly maxFiles?: number;
  /** What a file that is too large is refused with; `request.too-large` when absent. */
  readonly tooLarge?: RefusalCode;
}

const LIMITS = 'rendezvous:upload';
const FIELDS_MAX = 20;
const FIELD_BYTES_MAX = 10_000;
const NO_FILES: UploadLimits = { maxBytes: 0, maxFiles: 0 };

/** How large the files of a `multipart` route may be. Without it such a route takes fields only. */
export const Upload = (limits: UploadLimits): MethodDecorator => SetMetadata(LIMITS, limits);

const isLimit = (error: unknown): boolean =>
  /^FST_(FILES|FIELDS|PARTS)_LIMIT|^FST_REQ_FILE_TOO_LARGE/.test((error as { code?: string }).code ?? '');

const readParts = async (request: FastifyRequest, limits: UploadLimits): Promise<UploadedParts> => {
  if (!request.isMultipart()) throw new Refusal('request.media-type');
  const fields: Record<string, string> = {};
  const files: UploadedFile[] = [];
  try {
    const parts = request.parts({
      limits: { fileSize: limits.maxBytes, files: limits.maxFiles ?? 1, fields: FIELDS_MAX, fieldSize: FIELD_BYTES_MAX, headerPairs: 50 },
    });
    for await (const part of parts) {
      if (part.type === 'file') {
        files.push({ field: part.fieldname, filename: part.filename, contentType: part.mimetype, bytes: await part.toBuffer() });
      } else if (typeof part.value === 'string' && !part.valueTruncated) fields[part.fieldname] = part.value;
      else throw new Refusal('request.too-large');
    }
  } catch (error) {
    if (isLimit(error)) throw new Refusal(limits.tooLarge ?? 'request.too-large', undefined, { cause: error });
    throw error instanceof Refusal ? error : new Refusal('request.invalid', undefined, { cause: error });
  }
  return { fields, files };
};

/** Fields and files of a multipart call, read once. */
export const partsOf = (context: ExecutionContext): Promise<UploadedParts> => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const limits = (Reflect.getMetadata(LIMITS, context.getHandler()) as UploadLimits | undefined) ?? NO_FILES;
  return (stateOf(request).parts ??= readParts(request, limits));
};

/** Parameter of a controller's method: the files that came with a multipart call. */
export const Files = createParamDecorator(async (_: unknown, context: ExecutionContext) => (await partsOf(context)).files);
