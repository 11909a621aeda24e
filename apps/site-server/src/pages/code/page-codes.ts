import { blockFields } from '@frontage/react-blocks/fields';
import { readCodeSources } from '@frontage/react-blocks/server';
import type { PageDocument } from '@frontage/site-model';
import { readFields } from '@frontage/site-model/fields';
import { createHash } from 'node:crypto';

/** Code of an owner on a page. */
export interface PageCode {
  /** Of its block. */
  readonly id: string;
  readonly title: string;
  readonly code: string;
  readonly scripts: boolean;
  /** The origins that it may load from. */
  readonly origins: readonly string[];
  /** Of all that it may do; in its address, so that nobody guesses that of a draft. */
  readonly hash: string;
}

/** Lists the code of a page, in its order. */
export function listPageCodes({ sections }: Pick<PageDocument, 'sections'>): readonly PageCode[] {
  const blocks = sections.flatMap((section) => section.blocks);
  return blocks
    .filter(({ type }) => type === 'code')
    .map(({ id, data }) => {
      const { title, code, scripts, sources = '' } = readFields(blockFields.code, data);
      const { origins } = readCodeSources(sources);
      const facts = JSON.stringify([code, scripts, origins]);
      const hash = createHash('sha256').update(facts).digest('base64url').slice(0, 32);
      return { id, title, code, scripts, origins, hash };
    });
}

/** Returns the address of the frame that shows code of a page. */
export function addressOfPageCode(pageId: string, { id, hash }: PageCode): string {
  return `/_code/${pageId}/${id}/${hash}`;
}
