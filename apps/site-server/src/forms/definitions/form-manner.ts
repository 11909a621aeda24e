import { formMessage, type FormCode, type FormTexts } from '@frontage/form-runtime';
import type { ActionManner } from '../../http/action/action-manner';
import type { Refusal } from '../../http/action/refused';
import { languageAt } from '../../pages/language-at';
import { refererPath } from '../../http/referer-path';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { formTexts } from './form-texts';

/** Why a call of a form is refused. */
export interface FormRefusal extends Refusal {
  /** Makes the answer, in the language of the page. */
  readonly say: (texts: FormTexts, locale: string) => unknown;
}

/**
 * Makes a refusal with one of the messages of forms.
 *
 * @param status HTTP status
 * @param code of the message
 * @param more how long to wait, and what is logged
 */
export function formRefusal(
  status: number,
  code: FormCode,
  more: Omit<Refusal, 'status'> = {},
): FormRefusal {
  return { ...more, status, say: (texts) => ({ error: formMessage(code, texts) }) };
}

/** The manner of calls of forms: refusals in the language of the page. */
export const formManner: ActionManner<{ store: Pick<Store, 'read'> }, Site, FormRefusal> = {
  noSite: formRefusal(404, 404),
  unreadable: formRefusal(400, 'PARSE_ERROR'),
  tooMany: formRefusal(429, 429),
  explain: async ({ say }, { request, site, query, body }, { store }) => {
    if (!site) return say({}, 'en');
    const path = pathIn(body) || pathIn(query) || refererPath(request);
    const language = await languageAt(store.read, site, path);
    return say(formTexts(site.settings, language), language);
  },
};

/** Reads the address of the page, if a call sends it. */
function pathIn(body: unknown): string {
  return typeof body === 'object' && body !== null && 'pagePath' in body
    ? String(body.pagePath)
    : '';
}
