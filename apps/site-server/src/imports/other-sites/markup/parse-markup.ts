import { parseHTML } from 'linkedom';
import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';

/** More levels than a page has; readers look up and down at each. */
const mostLevels = 300;

/** More tags and references to characters than a page has; each takes readers its time. */
const mostMarks = 40_000;

/**
 * Parses HTML as a browser does, however broken it is, into a document that runs and loads nothing.
 *
 * @param html of a page
 * @throws RangeError for markup that is nested more deeply than readers can follow, or has more of
 *   it than they can get through while a server goes on answering
 */
export function parseMarkup(html: string): Document {
  if (html.split(/[<&]/, mostMarks + 2).length > mostMarks + 1)
    throw new RangeError(`The markup has more than ${mostMarks} tags.`);
  const tree = parse(html, { scriptingEnabled: false });
  refuseDepth(tree);
  // One parser knows what browsers make of broken markup, the other one gives elements to read.
  const { document } = parseHTML(serialize(tree));
  return document;
}

/**
 * Decodes a file: as its first lines say, else as UTF-8.
 *
 * @param bytes of a file with HTML
 */
export function decodeMarkup(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  const [, label = 'utf-8'] = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(start) ?? [];
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function refuseDepth(tree: DefaultTreeAdapterTypes.Document): void {
  let level: DefaultTreeAdapterTypes.Node[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostLevels)
      throw new RangeError(`The markup has elements within elements, over ${mostLevels} levels.`);
    level = level.flatMap((node) => ('childNodes' in node ? node.childNodes : []));
  }
}
