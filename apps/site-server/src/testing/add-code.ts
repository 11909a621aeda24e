import type { PageDocument } from '@frontage/site-model';
import type { SiteStore } from '../app/site-store';
import { addressOfPageCode, listPageCodes } from '../pages/code/page-codes';
import { publishNew } from './site-fixture';

/** Code of an owner, as its block stores it. */
export interface CodeData {
  readonly title: string;
  readonly code: string;
  readonly scripts?: boolean;
  readonly sources?: string;
}

/** A page with nothing but code. */
export function codeDocument(data: CodeData): PageDocument {
  const block = { id: 'c'.repeat(24), type: 'code', data: { ...data } };
  return {
    version: 1,
    sections: [{ id: 'top', width: 'text', tone: 'plain', blocks: [block] }],
  };
}

/** Publishes a page with code at `/code`; gives its id, and the address of its frame. */
export async function addCode(store: SiteStore, data: CodeData) {
  const document = codeDocument(data);
  const id = await publishNew(store, { slug: 'code', title: 'Tide tables', document });
  const [code] = listPageCodes(document);
  return { id, address: code ? addressOfPageCode(id, code) : '' };
}
