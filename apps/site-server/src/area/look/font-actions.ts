import type { AccountRefusal } from '../../accounts/account-manner';
import { findContributor } from '../../accounts/find-contributor';
import { multipartBody } from '../../http/action/body-reader';
import { Refused } from '../../http/action/refused';
import { readFormBody } from '../../http/read-form-body';
import { seeOther } from '../../http/see-other';
import { createKeepAsset } from '../assets/create-keep-asset';
import { defineLookAction } from './define-look-action';
import { listOwnFonts } from './list-own-fonts';
import { loadLook } from './load-look';
import { lookPage } from './look-page';
import { lookHref, lookPath } from './look-query';
import { sayOfLook } from './look-texts';

const who = 'permission:config.editDesign';
const url = `${lookPath}/fonts` as const;

/** The form has one file and nothing else. */
const limits = { textBytes: 1_000, fields: 20 };

/** The fonts that an owner has uploaded: their list, and adding one. */
export const fontActions = [
  defineLookAction({
    method: 'GET',
    url,
    about: '`{ data: { fonts } }`: the fonts that were uploaded, each with its id in a look',
    who,
    guard: { none: 'changes nothing' },
    find: findContributor,
    run: ({ site }, { store, files }) => listOwnFonts(store.read, files, site.id),
    json: (fonts) => ({ data: { fonts } }),
  }),
  defineLookAction({
    method: 'POST',
    url,
    about:
      'a font in WOFF2 as `multipart/form-data`: adds it to the files of the site; 303, or 400 ' +
      'with what is wrong with it; as JSON `{ data: { wrong } }`',
    who,
    guard: 'origin',
    body: multipartBody,
    find: findContributor,
    async run({ request, found: { account } }, services) {
      const wrong: string[] = [];
      let added = 0;
      const keep = createKeepAsset(services, request, account, 'font/woff2');
      const body = await readFormBody(request, limits, async (file) => {
        const kept = await keep(file);
        if (kept.asset) added += 1;
        else wrong.push(kept.wrong);
        return undefined;
      });
      if (typeof body === 'string')
        return new Refused<AccountRefusal>({ status: 400, code: 'unreadable' });
      return { wrong: added + wrong.length === 0 ? [sayOfLook('noFont')] : wrong };
    },
    async page({ wrong }, { site, found }, services) {
      if (wrong.length === 0) return seeOther(lookHref('/', { done: 'fontAdded' }));
      const loaded = await loadLook(services, site);
      const { runtime } = services;
      return lookPage(site, found, { ...loaded, at: '/', runtime, wrongFont: wrong.join(' ') });
    },
  }),
];
