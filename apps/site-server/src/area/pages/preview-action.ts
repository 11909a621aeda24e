import * as z from 'zod';
import { editedRecord, findEditedPage } from '../../pages/documents/edited-page';
import { uncachedPage } from '../../pages/uncached-page';
import type { AccountRefusal } from '../../accounts/account-manner';
import { Refused } from '../../http/action/refused';
import { dressForEditor } from './dress-for-editor';
import { definePageAction } from './define-page-action';
import { isPreviewLink } from './preview-links';
import { editorQuery, previewPath } from './page-query';

/** Shows the newest version of a page to whoever has the link. */
export const previewAction = definePageAction({
  method: 'GET',
  url: `${previewPath}/:token`,
  about: 'the newest version of a page, until its link ends, to whoever has the link',
  who: 'anyone',
  guard: { none: 'changes nothing' },
  query: z.object({ [editorQuery]: z.string().optional() }),
  async find({ site, params: { token } }, { store, pagePreviews }) {
    const preview = pagePreviews.read(token, store.now());
    const isLive =
      preview?.linkId === undefined || (await isPreviewLink(store.read, preview.linkId));
    const page =
      isLive && preview?.siteId === site.id
        ? await findEditedPage(store.read, site.id, preview.pageId)
        : undefined;
    return page && page.state !== 'deleted'
      ? page
      : new Refused<AccountRefusal>({ status: 410, code: 'deadPreview' });
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
