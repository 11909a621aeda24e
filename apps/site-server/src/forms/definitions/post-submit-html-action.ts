import { afterPage } from '@frontage/react-blocks/server';
import { actionsFor } from '../../http/action/actions-for';
import { fixedWords } from '../../http/action/fixed-words';
import { postSubmitPolicy } from '../../http/security-headers';
import type { Site } from '../../sites/site-settings';
import { findFormFor, type VisitorForms } from './find-form-for';

const { defineAction, refuse } = actionsFor<VisitorForms, Site>(fixedWords({}));

/**
 * The HTML that an owner shows after a submission [2.17b]. Its scripts run [4.01b], but its policy
 * gives it no origin: it cannot reach the page that frames it, cookies or storage. An added script
 * reports its height to that page.
 */
export const postSubmitHtmlAction = defineAction({
  method: 'GET',
  url: '/_form/:id/after',
  about:
    "the HTML that a form's owner shows after a submission, under a policy of its own that keeps it " +
    'apart from the page; 404 where there is none, and for one ' +
    'of members to everybody else',
  kept: 'no-cache',
  who: 'anyone',
  guard: { none: 'changes nothing' },
  async run({ request, site, params: { id } }, services) {
    const form = await findFormFor(services, request, site, id);
    const html = typeof form === 'object' ? form.postSubmitHtml : undefined;
    return html ?? refuse({ status: 404 });
  },
  json: false,
  page: (html) => ({
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': postSubmitPolicy,
      'cache-control': 'no-cache',
    },
    body: afterPage(html),
  }),
});
