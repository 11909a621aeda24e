import { formMessage, type FormCode, type FormTexts } from '@frontage/form-runtime';
import type { ActionManner } from '../../http/action/action-manner';
import type { Refusal } from '../../http/action/refused';
import { refererPath } from '../../http/referer-path';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { formTextsAt } from './form-texts';

/** Why a call of a form is refused. */
export interface FormRefusal extends Refusal {
  /** The answer, in the words of the page that asks. */
  readonly say: (texts: FormTexts) => unknown;
}

/**
 * A refusal with one of the messages of forms.
 *
 * @param status HTTP status
 * @param code of the message
 * @param more how long to wait, and what the log hears
 */
export function formRefusal(
  status: number,
  code: FormCode,
  more: Omit<Refusal, 'status'> = {},
): FormRefusal {
  return { ...more, status, say: (texts) => ({ error: formMessage(code, texts) }) };
}

/** The manner of calls of forms: refusals in the words of the page that asks. */
export const formManner: ActionManner<{ store: Pick<Store, 'read'> }, Site, FormRefusal> = {
  noSite: formRefusal(404, 404),
  unreadable: formRefusal(400, 'PARSE_ERROR'),
  tooMany: formRefusal(429, 429),
  explain: async ({ say }, { request, site, query, body }, { store }) =>
    say(
      site
        ? await formTextsAt(store.read, site, pathIn(body) || pathIn(query) || refererPath(request))
        : {},
    ),
};

/** The address of the page, where a call says it. */
function pathIn(sent: unknown): string {
  return typeof sent === 'object' && sent !== null && 'pagePath' in sent
    ? String(sent.pagePath)
    : '';
}
