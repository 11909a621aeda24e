import * as z from 'zod';
import { actionsFor } from '../../http/action/actions-for';
import { fixedWords } from '../../http/action/fixed-words';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import type { Store } from '../../store/store';
import { allowsExternal } from '../../sites/allows-external';
import { serverTexts } from '../../sites/server-texts';
import { findEditedPage } from '../documents/edited-page';
import { findPublishedPageById } from '../documents/published-pages';
import { findCodeApprovals } from './code-approvals';
import { codePage } from './code-page';
import { codePolicy } from './code-policy';
import { codeTexts } from './code-texts';
import { heldCodePage } from './held-code-page';
import { listPageCodes } from './page-codes';

const { defineAction, refuse } = actionsFor<{ store: Pick<Store, 'read'> }, Site>(fixedWords({}));

/** Answers with an owner's code for its frame. Its scripts run if somebody published it who may. */
export const codeFrameAction = defineAction({
  method: 'GET',
  url: '/_code/:page/:block/:hash',
  about:
    'the code of an owner that a page shows in a frame, under a policy of its own that keeps it ' +
    'apart from the page; a still with a button until its visitor allows other providers; 404 where there is none, or none of that hash any more',
  parameters: '?show=yes',
  kept: 'no-cache',
  who: 'anyone',
  guard: { none: 'changes nothing' },
  query: z.object({ show: z.literal('yes').optional().catch(undefined) }),
  async run({ site, params }, { store: { read } }) {
    if (!Object.values(params).every(isStorable)) return refuse({ status: 404 });
    const published = await findPublishedPageById(read, site.id, params.page);
    const edited = await findEditedPage(read, site.id, params.page);
    for (const page of [published, edited?.state === 'deleted' ? undefined : edited]) {
      const code = listPageCodes(page?.document ?? { sections: [] }).find(
        ({ id, hash }) => id === params.block && hash === params.hash,
      );
      if (!page || !code) continue;
      const approved = code.scripts ? await findCodeApprovals(read, site.id, [code]) : new Set();
      const language = page.document.language ?? site.settings.locale;
      return { code, language, mayRun: approved.has(code.hash) };
    }
    return refuse({ status: 404 });
  },
  json: false,
  page({ code, language, mayRun }, { request, site, query: { show } }) {
    const isHeld =
      code.origins.length > 0 && show !== 'yes' && !allowsExternal(site, request.headers);
    const held = { ...code, origins: [] };
    return {
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': isHeld ? codePolicy(held, false) : codePolicy(code, mayRun),
        // Who has accepted meanwhile gets another answer.
        'cache-control': code.origins.length > 0 ? 'no-store' : 'no-cache',
      },
      body: isHeld
        ? heldCodePage(code, serverTexts(codeTexts, site.settings, language))
        : codePage(code, language),
    };
  },
});
