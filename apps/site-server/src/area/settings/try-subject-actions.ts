import * as z from 'zod';
import { findContributor } from '../../accounts/find-contributor';
import { formBody } from '../../http/action/body-reader';
import { findPublishedPage } from '../../pages/documents/published-pages';
import type { TriedPart } from '../../pages/shown-parts';
import { uncachedPage } from '../../pages/uncached-page';
import type { SiteSettings } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import { placeSettings } from './declared-setting';
import { defineSettingsAction, refuseSetting } from './define-settings-action';
import { readEdit } from './save-settings';
import { isWrongSetting, type SettingSubject } from './setting-field';
import { tryPath } from './settings-path';

/**
 * Makes the actions that show a part of every page on the home page of a site, whether or not
 * visitors see the part [6.03]: as it is stored, and as it is entered in the form of its settings.
 * Nothing is saved.
 *
 * @param subject the settings of the part
 * @param tried the part
 */
export function trySubjectActions(subject: SettingSubject, tried: TriedPart) {
  const declared = {
    url: tryPath(subject),
    who: `permission:${subject.needs}`,
    json: false,
  } as const;
  return [
    defineSettingsAction({
      ...declared,
      method: 'GET',
      about: 'the home page with it, whether or not visitors see it',
      guard: { none: 'changes nothing' },
      find: findContributor,
      async run({ site }, { store }) {
        const page = await findPublishedPage(store.read, site.id, '');
        return page ?? refuseSetting({ status: 404, code: 'gone' });
      },
      page: (page, { site, request }, services) =>
        uncachedPage(services, request, { site, page, status: 200, state: { tried } }),
    }),
    defineSettingsAction({
      ...declared,
      method: 'POST',
      about: 'the home page with it as it is entered; saves nothing',
      guard: 'origin',
      body: formBody(z.record(z.string(), z.string().max(60_000).refine(isStorable))),
      find: findContributor,
      async run({ site, body }, { store, hideSecret, declaredSettings }) {
        const page = await findPublishedPage(store.read, site.id, '');
        if (!page) return refuseSetting({ status: 404, code: 'gone' });
        const whole = placeSettings(subject, declaredSettings);
        return { page, settings: withEntered(site.settings, whole, body, hideSecret) };
      },
      page: ({ page, settings }, { site, request }, services) =>
        uncachedPage(services, request, {
          site: { ...site, settings },
          page,
          status: 200,
          state: { tried },
        }),
    }),
  ];
}

/** The settings with what was entered; what cannot be a setting is left out. */
function withEntered(
  settings: SiteSettings,
  { fields }: SettingSubject,
  sent: Readonly<Record<string, string>>,
  hide: (secret: string) => string,
): SiteSettings {
  return fields.reduce((next, field) => {
    const written = field.write(next, readEdit(field, sent).entered, hide);
    return isWrongSetting(written) ? next : written;
  }, settings);
}
