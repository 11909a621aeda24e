import { siteHeaderFooterSchema } from '@frontage/site-model/schema';
import { saveHeaderFooterSchema } from '@frontage/site-api/schema';
import type { SiteHeaderFooter } from '@frontage/site-model';
import { findContributor } from '../../accounts/find-contributor';
import { writeAudit } from '../../audit/write-audit';
import { jsonBody } from '../../http/action/body-reader';
import { etag } from '../../http/etag';
import { changeSettings } from '../../sites/change-settings';
import { defineSettingsCall, refuseSettings } from './define-settings-call';
import { frameSubject } from './frame-subject';
import { sayOfSettings } from './settings-texts';

const url = '/api/site-header-footer';
const who = `permission:${frameSubject.needs}` as const;

/** Another one for every other header or footer. */
const versionOf = (headerFooter: SiteHeaderFooter) => etag(JSON.stringify(headerFooter));

const withVersion = (headerFooter: SiteHeaderFooter) => ({
  data: { ...headerFooter, version: versionOf(headerFooter) },
});

/** The two calls that read and save what stands above and below every page [3.50] [7.07]. */
export const headerFooterCalls = [
  defineSettingsCall({
    method: 'GET',
    url,
    about: '`{ data: { header, footer, version } }`: what stands above and below every page [7.07]',
    who,
    takesToken: true,
    guard: { none: 'changes nothing' },
    find: findContributor,
    run: ({ site }) => site.settings.headerFooter,
    json: withVersion,
  }),
  defineSettingsCall({
    method: 'PUT',
    url,
    about:
      '`{ header, footer, version? }` saves both [7.07]; 400 with what is wrong by its place, 409 ' +
      'where they are no longer those of `version`',
    who,
    takesToken: true,
    guard: 'crumb',
    body: jsonBody(saveHeaderFooterSchema),
    find: findContributor,
    run({ body: { version, ...sent }, request, found: { account: by } }, { store }) {
      const read = siteHeaderFooterSchema.safeParse(sent);
      if (!read.success) {
        const errors = read.error.issues.map(
          ({ path, message }) => [path.join('.'), message] as const,
        );
        return refuseSettings({ status: 400, code: 'wrong', errors: Object.fromEntries(errors) });
      }
      const after = read.data;
      return store.change(async (db) => {
        const outcomes: SaveOutcome[] = [];
        await changeSettings(
          db,
          by.siteId,
          (settings) => {
            const outcome = judgeSave({ before: settings.headerFooter, after, version });
            outcomes.push(outcome);
            return outcome === 'changed' ? { ...settings, headerFooter: after } : settings;
          },
          store.now(),
        );
        if (outcomes.includes('overtaken'))
          return refuseSettings({
            status: 409,
            code: 'wrong',
            errors: {},
            error: sayOfSettings('headerFooterMeanwhile'),
          });
        const act = { act: 'settingsChanged', by, request, subject: frameSubject.title } as const;
        if (outcomes.includes('changed')) await writeAudit(db, store, act);
        return after;
      });
    },
    json: withVersion,
  }),
];

type SaveOutcome = 'changed' | 'unchanged' | 'overtaken';

/** Tells what a save comes to: nothing is written over what somebody has changed meanwhile. */
function judgeSave({
  before,
  after,
  version,
}: {
  readonly before: SiteHeaderFooter;
  readonly after: SiteHeaderFooter;
  readonly version: string | undefined;
}): SaveOutcome {
  const stored = versionOf(before);
  if (stored === versionOf(after)) return 'unchanged';
  return version === undefined || version === stored ? 'changed' : 'overtaken';
}
