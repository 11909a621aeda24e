import * as z from 'zod';
import { writeAudit } from '../../audit/write-audit';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { areaTime } from '../area-time';
import { definePageAction, type AreaPageServices, type FoundPage } from './define-page-action';
import { findEditablePage } from './find-editable-page';
import { pagesPath, previewPath } from './page-query';
import type { ShownPreviewLink } from './preview-links-page';
import {
  addPreviewLink,
  endPreviewLink,
  listPreviewLinks,
  mostPreviewLinks,
} from './preview-links';
import { previewLinksPage } from './preview-links-page';

const url = `${pagesPath}/:id/previews` as const;

const day = 24 * 60 * 60 * 1000;

/** How long a link may last, in days. */
export const previewDays = ['1', '7', '30'] as const;

/** The links to the newest version of a page: listed, made and ended. */
export const previewLinkActions = [
  definePageAction({
    method: 'GET',
    url,
    parameters: '?done=made|ended|full',
    about: '`{ data: { links } }`: the links to the newest version of a page, until when, by whom',
    who: 'page:edit',
    guard: { none: 'changes nothing' },
    query: z.object({ done: z.enum(['made', 'ended', 'full']).optional().catch(undefined) }),
    find: findEditablePage,
    run: ({ site, found: { page } }, services) => loadLinks(services, site, page),
    json: (links) => ({ data: { links } }),
    page: (links, { site, query: { done }, found: { contributor, page } }) =>
      previewLinksPage(site, contributor, { page, links, done }),
  }),
  definePageAction({
    method: 'POST',
    url,
    about:
      '`do=add`, `days`: makes a link to the newest version of a page; `do=end`, `link`: ends one ' +
      'at once; `{ data: { done, links } }`, or 303 to the list',
    who: 'page:edit',
    guard: 'origin',
    body: formBody(
      z.union([
        z.object({ do: z.literal('add'), days: z.enum(previewDays) }),
        z.object({ do: z.literal('end'), link: z.string().regex(/^[\da-f]{24}$/) }),
      ]),
    ),
    find: findEditablePage,
    async run({ request, site, body, found: { page, contributor } }, services) {
      const { store } = services;
      const note = (db: Database, act: 'previewLinkMade' | 'previewLinkEnded') =>
        writeAudit(db, store, { act, by: contributor.account, request, subject: page.title });
      const done = await store.change(async (db) => {
        if (body.do === 'end') {
          if (await endPreviewLink(db, page.id, body.link)) await note(db, 'previewLinkEnded');
          return 'ended' as const;
        }
        const now = store.now();
        const links = await listPreviewLinks(db, page.id, now);
        if (links.length >= mostPreviewLinks) return 'full' as const;
        await addPreviewLink(db, {
          id: store.createId(),
          site_id: site.id,
          page_id: page.id,
          made_by: contributor.account.name,
          ends_at: now + Number(body.days) * day,
          created_at: now,
        });
        await note(db, 'previewLinkMade');
        return 'made' as const;
      });
      return { done, links: await loadLinks(services, site, page) };
    },
    json: (data) => ({ data }),
    page: ({ done }, { found: { page } }) =>
      seeOther(`${pagesPath}/${page.id}/previews?done=${done}`),
  }),
];

async function loadLinks(
  { store, pagePreviews }: Pick<AreaPageServices, 'store' | 'pagePreviews'>,
  site: Site,
  page: Pick<FoundPage['page'], 'id'>,
): Promise<readonly ShownPreviewLink[]> {
  const links = await listPreviewLinks(store.read, page.id, store.now());
  const time = areaTime(site);
  return links.map(({ id, madeBy, endsAt }) => {
    const facts = { siteId: site.id, pageId: page.id, linkId: id };
    const href = `${previewPath}/${pagePreviews.sign(facts, endsAt)}`;
    return { id, href, madeBy, until: time(endsAt) };
  });
}
