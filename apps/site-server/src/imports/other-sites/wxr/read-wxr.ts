import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';

/** One entry of an export of WordPress: its fields by their names, such as `wp:post_name`. */
export interface WxrItem {
  /** Of its first line. */
  readonly line: number;
  readonly fields: ReadonlyMap<string, string>;
  /** What it is filed under: `category`, `post_tag`. */
  readonly labels: readonly { readonly domain: string; readonly name: string }[];
  /** What visitors wrote about it: of each its fields, such as `wp:comment_author`. */
  readonly comments: readonly ReadonlyMap<string, string>[];
}

/** An entry that is being read. */
type OpenItem = {
  line: number;
  fields: Map<string, string>;
  labels: WxrItem['labels'][number][];
  comments: Map<string, string>[];
};

const openItem = (line: number): OpenItem => ({
  line,
  fields: new Map(),
  labels: [],
  comments: [],
});

/** The longest text of one field, in characters; more than a page of a blog has. */
const mostText = 5_000_000;

/** More comments and labels than are held in memory, all together. */
const mostParts = 200_000;

/** More fields than an entry has. */
const mostFields = 200;

/**
 * Reads the export of WordPress, piece by piece. It is XML of which nothing outside is ever read:
 * the parser knows no entities but its own five.
 *
 * @param file the export
 * @throws with the line, if it is no such XML, or has more in it than can be held
 */
export async function* readWxr(file: string): AsyncGenerator<WxrItem> {
  const parser = new SaxesParser();
  let ready: WxrItem[] = [];
  let item: OpenItem | undefined;
  let comment: Map<string, string> | undefined;
  let field = '';
  let domain = '';
  let text = '';
  let depth = 0;
  let parts = 0;
  const countPart = (): void => {
    parts += 1;
    if (parts > mostParts)
      throw new Error(
        `it has more than ${mostParts} comments and categories. Export it in several parts.`,
      );
  };
  const add = (more: string): void => {
    if (field !== '' && text.length + more.length <= mostText) text += more;
  };
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (name === 'item') item = openItem(parser.line);
    else if (item && field === '' && name === 'wp:comment') {
      countPart();
      item.comments.push((comment = new Map()));
    } else if (item && field === '') {
      field = name;
      domain = attributes['domain'] ?? '';
      text = '';
    }
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    if (item && name === 'item') {
      ready.push(item);
      item = undefined;
    } else if (name === 'wp:comment') {
      comment = undefined;
    } else if (item && name === field) {
      const fields = comment ?? item.fields;
      if (name === 'category' && !comment) {
        countPart();
        item.labels.push({ domain, name: text.trim() });
      } else if (fields.size < mostFields && (comment || !fields.has(name))) fields.set(name, text);
      field = '';
    }
  });
  for await (const chunk of createReadStream(file, { encoding: 'utf8' })) {
    parser.write(String(chunk));
    yield* ready;
    ready = [];
  }
  parser.close();
  if (depth !== 0) throw new Error('the file ends in the middle.');
  yield* ready;
}
