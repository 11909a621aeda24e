import { showFileSize } from '@frontage/commerce-model';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EndpointRequest } from '../../http/endpoint';
import { mostFileBytes } from '../../imports/zip/zip-limits';
import { readFormBody, type PostedFile } from '../../http/read-form-body';
import { importLimits } from './import-limits';
import { sayOfImports } from './import-texts';
import { plainFileName } from './plain-file-name';

/** What was received: the names of the files, or what is wrong with them. */
export type ReceivedImport =
  | { readonly files: readonly string[]; readonly wrong?: undefined }
  | { readonly wrong: string };

/** The folder of files that were sent as they are. */
export const looseFolder = 'loose';

/** The folder of zip files, until they are unpacked. */
export const packedFolder = 'packed';

/** What may be sent: what is imported, and the pictures of pages. */
const endings = /^\.(?:x?html?|zip|xml|csv|jpe?g|png|gif|webp|avif|svg)$/i;

/**
 * Receives the files of a post into a folder, each as a stream.
 *
 * @param request the post
 * @param folder that is there and empty; whoever asks removes it where something is wrong
 * @param refusal why nothing is kept. @default it is kept
 */
export async function receiveImport(
  request: EndpointRequest,
  folder: string,
  refusal = '',
): Promise<ReceivedImport> {
  const files = new Map<string, string>();
  const limits = { textBytes: 10_000, fields: importLimits.files };
  let left: number = importLimits.bytes;
  // What is refused is read to its end all the same, so that the answer arrives.
  let wrong = refusal;
  for (const inside of [looseFolder, packedFolder]) await mkdir(join(folder, inside));

  const keep = async ({ name: sent, stream }: PostedFile): Promise<undefined> => {
    const name = plainFileName(sent);
    if (!endings.test(extname(name))) wrong ||= sayOfImports('wrongKind', { name });
    if (wrong !== '') return drain(stream);
    const inside = /\.zip$/i.test(name) ? packedFolder : looseFolder;
    const place = freeName(`${inside}/${name}`, files);
    files.set(place.toLowerCase(), name);
    const mostBytes = inside === packedFolder ? importLimits.bytes : mostFileBytes(name);
    let bytes = 0;
    await pipeline(
      stream,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          left -= chunk.byteLength;
          bytes += chunk.byteLength;
          // What is too much is read to its end, so that the answer arrives.
          if (left >= 0 && bytes <= mostBytes) yield chunk;
        }
      },
      createWriteStream(join(folder, place), { flags: 'wx', mode: 0o600 }),
    );
    if (bytes > mostBytes)
      wrong ||= sayOfImports('fileTooLarge', { name, most: showFileSize(mostBytes) });
    return undefined;
  };

  const body = await readFormBody(request, limits, keep);
  if (refusal !== '') return { wrong: refusal };
  if (body === 'too-large')
    return { wrong: sayOfImports('tooMany', { count: importLimits.files }) };
  if (typeof body === 'string') return { wrong: sayOfImports('broken') };
  if (left < 0)
    return { wrong: sayOfImports('tooLarge', { most: showFileSize(importLimits.bytes) }) };
  if (wrong === '' && files.size === 0) wrong = sayOfImports('nothingChosen');
  return wrong === '' ? { files: [...files.values()] } : { wrong };
}

async function drain(stream: Readable): Promise<undefined> {
  for await (const chunk of stream) void chunk;
}

/** Two files of one name, perhaps in other letters, get a place each. */
function freeName(place: string, taken: ReadonlyMap<string, string>): string {
  if (!taken.has(place.toLowerCase())) return place;
  const ending = extname(place);
  const stem = place.slice(0, place.length - ending.length);
  for (let number = 2; ; number += 1) {
    const other = `${stem}-${number}${ending}`;
    if (!taken.has(other.toLowerCase())) return other;
  }
}
