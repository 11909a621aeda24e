import { Busboy } from '@fastify/busboy';
import type { Readable } from 'node:stream';
import type { EndpointRequest } from './endpoint';

/** A file in a form; `entries` are the fields before it. */
export interface PostedFile {
  field: string;
  name: string;
  stream: Readable;
  entries: readonly (readonly [string, string])[];
}

/** Name and value pairs of a form that was sent without scripts; `too-large` if its texts are. */
export type FormBody = readonly (readonly [string, string])[] | 'unreadable' | 'too-large';

/** The limits of a form with files. */
export interface FormBodyLimits {
  /** Bytes of all texts together. */
  textBytes: number;
  /** The most fields; the same limit applies to files. */
  fields: number;
}

/**
 * Reads the body of a form that was sent without scripts, with or without files.
 *
 * @param request the request
 * @param limits what it may hold
 * @param keepFile stores a file, or reads its stream to the end; its result becomes the field's
 * value
 */
export async function readFormBody(
  { headers, body, stream }: Pick<EndpointRequest, 'headers' | 'body' | 'stream'>,
  limits: FormBodyLimits,
  keepFile: (file: PostedFile) => Promise<string | undefined>,
): Promise<FormBody> {
  const type = headers['content-type'] ?? '';
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    const entries = [...new URLSearchParams(body)];
    return entries.length > limits.fields ? 'too-large' : entries;
  }
  if (!stream || !/^multipart\/form-data\b/i.test(type)) return 'unreadable';
  return readParts(stream, type, limits, keepFile);
}

async function readParts(
  stream: Readable,
  type: string,
  { textBytes, fields }: FormBodyLimits,
  keepFile: (file: PostedFile) => Promise<string | undefined>,
): Promise<FormBody> {
  const entries: [string, string][] = [];
  const files: Promise<void>[] = [];
  const streams: Readable[] = [];
  let textBytesLeft = textBytes;
  let tooLarge = false;

  async function keep(file: PostedFile): Promise<void> {
    const value = await keepFile(file);
    if (value !== undefined) entries.push([file.field, value]);
  }

  const parser = createParser(type, textBytes, fields);
  if (!parser) return 'unreadable';
  // Its types omit that a part may have no name.
  parser.on('field', (name: string | undefined, value, nameCut, valueCut) => {
    textBytesLeft -= Buffer.byteLength(value) + (name ?? '').length;
    tooLarge ||= textBytesLeft < 0 || nameCut || valueCut;
    if (!tooLarge && name !== undefined) entries.push([name, value]);
  });
  parser.on('file', (field: string | undefined, part, name) => {
    // A part that is cut off emits an error even without a listener; its reader is notified below.
    part.on('error', () => undefined);
    // A file input without a chosen file is sent as a file without a name.
    if (!name || tooLarge || field === undefined) return void part.resume();
    const keptFile = keep({ field, name: writtenName(name), stream: part, entries: [...entries] });
    // Handled below; until then this is no unhandled rejection.
    keptFile.catch(() => part.resume());
    files.push(keptFile);
    streams.push(part);
  });
  for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const)
    parser.on(limit, () => (tooLarge = true));
  try {
    await new Promise<void>((resolve, reject) => {
      // Stays attached: an error without a listener ends the process, and there may be several.
      parser.once('finish', resolve).on('error', reject);
      stream.on('error', reject).once('aborted', () => reject(new Error('The visitor broke off.')));
      stream.pipe(parser);
    });
  } catch {
    stream.unpipe(parser);
    stream.resume();
    parser.destroy();
    // The parser leaves a cut-off file waiting for the rest.
    for (const part of streams) part.destroy(new Error('The visitor broke off.'));
    await Promise.allSettled(files);
    return 'unreadable';
  }
  await Promise.all(files);
  return tooLarge ? 'too-large' : entries;
}

/**
 * What browsers write in place of three characters of a file's name (HTML, multipart/form-data).
 */
const escaped: Readonly<Record<string, string>> = { '%0A': '\n', '%0D': '\r', '%22': '"' };

/** A file's name as it was before a browser wrote it into the head of its part. */
function writtenName(name: string): string {
  return name.replace(/%0A|%0D|%22/gi, (sign) => escaped[sign.toUpperCase()] ?? sign);
}

function createParser(type: string, textBytes: number, fields: number) {
  const limits = {
    fieldSize: textBytes,
    fieldNameSize: 200,
    fields,
    files: fields,
    parts: 2 * fields,
    headerPairs: 100,
    headerSize: 16_384,
  };
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    // The boundary is missing.
    return undefined;
  }
}
