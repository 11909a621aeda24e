import * as z from 'zod';
import { editedRecord, findEditedPage } from '../../pages/documents/edited-page';
import { uncachedPage } from '../../pages/uncached-page';
import type { AccountRefusal } from '../../accounts/account-manner';
import { findContributor } from '../../accounts/find-contributor';
import { Refused } from '../../http/action/refused';
import { dressForEditor } from './dress-for-editor';
import { definePageAction } from './define-page-action';
import { isPreviewLink } from './preview-links';
import { editorQuery, pagesPath, previewPath } from './page-query';

/** Shows the newest version of a page to whoever has the link. */
export const previewAction = definePageAction({
  method: 'GET',
  url: `${previewPath}/:token`,
  about: 'the newest version of a page, until its link ends, to whoever has the link',
  who: 'anyone',
  guard: { none: 'changes nothing' },
  query: z.object({ [editorQuery]: z.string().optional() }),
  async find(call, services) {
    const { site, params } = call;
    const { store, pagePreviews } = services;
    // What was signed here once, whether it has ended or not.
    const known = pagePreviews.read(params.token, 0);
    if (known?.siteId !== site.id) return refuse('wrongPreview');
    const live = pagePreviews.read(params.token, store.now());
    const isLive =
      live !== undefined && (!live.linkId || (await isPreviewLink(store.read, live.linkId)));
    const page = await findEditedPage(store.read, site.id, known.pageId);
    if (isLive && page && page.state !== 'deleted') return page;
    const code = isLive ? 'deletedPreview' : 'deadPreview';
    return refuse(code, page && (await mayReadPages(call, services)) ? page.id : undefined);
  },
  run: () => undefined,
  json: false,
  async page(_nothing, { request, site, query, found }, services) {
    const page = editedRecord(found);
    // In the editor code may come that was not there when the page was loaded.
    const frameOrigins = ["'self'"];
    const dress = query[editorQuery] === undefined ? undefined : dressForEditor;
    const shown = { site, page, status: 200, state: {}, frameOrigins, dress };
    const reply = await uncachedPage(services, request, shown);
    return {
      ...reply,
      headers: {
        ...reply.headers,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        // The link is a secret, which no other site is told.
        'referrer-policy': 'same-origin',
      },
    };
  },
});

/** Refuses a preview; with the id of its page it leads there in the area. */
function refuse(
  code: 'wrongPreview' | 'deletedPreview' | 'deadPreview',
  pageId?: string,
): Refused<AccountRefusal> {
  const way = pageId && ({ href: `${pagesPath}/${pageId}`, text: 'toPage' } as const);
  return new Refused({ status: 410, code, ...(way && { way }) });
}

/** Whether somebody is signed in who may look at pages in the area. */
async function mayReadPages(
  call: Parameters<typeof findContributor>[0],
  services: Parameters<typeof findContributor>[1],
): Promise<boolean> {
  const contributor = await findContributor(call, services);
  return (
    !(contributor instanceof Refused) && contributor.permissions.includes('config.readContent')
  );
}
