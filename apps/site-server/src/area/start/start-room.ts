import type { DeclaredSection } from '../area-sections';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { areaHome } from '../../accounts/safe-next';
import { actionsFor } from '../../http/action/actions-for';
import { seeOther } from '../../http/see-other';
import { writeAudit } from '../../audit/write-audit';
import { formBody } from '../../http/action/body-reader';
import type { MailTransport } from '../../mail/mail-transport';
import { changeSettings } from '../../sites/change-settings';
import type { Site, SiteSettings } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import * as z from 'zod';
import { previewPage } from '../preview/preview-page';
import { readFramedPage, readLastFramed } from '../preview/preview-path';
import { loadFirstSteps } from './load-first-steps';
import { firstStepsPath } from './first-steps-path';
import { loadStart } from './load-start';
import { startPage } from './start-page';
import { sayOfStart } from './start-texts';

/** The services of the first page. */
export interface StartServices {
  store: Pick<Store, 'read' | 'change' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
  /** What sends mails; undefined where they only wait. */
  mailTransport: MailTransport | undefined;
}

const { defineAction } = actionsFor<StartServices, Site, AccountRefusal>(accountManner);

const hideStepsAction = defineAction({
  method: 'POST',
  url: firstStepsPath,
  about: '`do=hide|show`: puts the first steps of a new site away for everybody, or back; 303',
  who: 'permission:settings.general',
  guard: 'origin',
  body: formBody(z.object({ do: z.enum(['hide', 'show']) })),
  find: findContributor,
  run: ({ site, request, body, found: { account: by } }, { store }) =>
    store.change(async (db) => {
      const firstStepsHidden = body.do === 'hide';
      if ((site.settings.firstStepsHidden ?? false) === firstStepsHidden) return;
      const change = (settings: SiteSettings) => ({ ...settings, firstStepsHidden });
      await changeSettings(db, site.id, change, store.now());
      const subject = sayOfStart(firstStepsHidden ? 'hideSteps' : 'showSteps');
      await writeAudit(db, store, { act: 'settingsChanged', by, request, subject });
    }),
  json: false,
  page: (_done, { body }) =>
    seeOther(body.do === 'hide' ? `${areaHome}?done=stepsHidden` : areaHome),
});

/** The first page of the area. */
export const startRoom = {
  sections: [{ group: '', path: areaHome, text: 'Start' }] satisfies readonly DeclaredSection[],
  actions: [
    defineAction({
      method: 'GET',
      url: `${areaHome}/`,
      parameters: '?frameUrl=…',
      about: 'the same, as pages of the site call it [2.06]: 303',
      who: 'anyone',
      guard: { none: 'changes nothing' },
      run: ({ request: { query } }) => (query.size > 0 ? `?${query.toString()}` : ''),
      json: false,
      page: (search) => seeOther(areaHome + search),
    }),
    defineAction({
      method: 'GET',
      url: areaHome,
      parameters: '?frameUrl=…',
      about:
        'what waits for who is signed in, by what their roles allow: new messages, orders to send and to be paid, ' +
        'failed payments, refunds and emails, low stock, reviews; what a new site needs; with `frameUrl=<path>` the site in a frame [2.06], the ' +
        'page of last time where it is empty',
      who: 'contributor',
      guard: { none: 'changes nothing' },
      find: findContributor,
      query: z.object({
        frameUrl: z.string().max(2000).optional().catch(undefined),
        done: z.literal('stepsHidden').optional().catch(undefined),
      }),
      async run({ site, query, found: { permissions } }, { store, mailTransport: transport }) {
        if (query.frameUrl !== undefined) return { groups: [], steps: [] };
        const [groups, steps] = await Promise.all([
          loadStart({ db: store.read, siteId: site.id, now: store.now() }, permissions),
          loadFirstSteps({ db: store.read, site, transport }, permissions),
        ]);
        return { groups, steps, isStepsHidden: query.done === 'stepsHidden' };
      },
      json: ({ groups, steps }) => ({ data: { groups, steps } }),
      page: (shown, { request, site, query: { frameUrl }, found }) =>
        frameUrl === undefined
          ? startPage(site, found, shown)
          : previewPage(
              site,
              found,
              frameUrl === '' ? readLastFramed(request.headers.cookie) : readFramedPage(frameUrl),
            ),
    }),
    hideStepsAction,
  ],
};
