import { afterPage } from '@frontage/react-blocks/server';
import { textReply, type Endpoint } from '../../http/endpoint';
import { postSubmitPolicy } from '../../http/security-headers';
import type { SiteLookup } from '../../sites/create-site-lookup';
import { isStorable } from '../../store/is-storable';
import type { Store } from '../../store/store';
import { findForm } from './forms';

/**
 * `GET /_form/<formId>/after`: the HTML that an owner shows after a submission [2.17b].
 * It may do what it likes, its scripts run [4.01b], but by its policy it is of no
 * origin: it reaches nothing of the page that frames it, no cookie and no storage. A
 * script behind it tells that page how tall it is.
 */
export function postSubmitHtmlEndpoint({
  store,
  sites,
}: {
  store: Pick<Store, 'read'>;
  sites: SiteLookup;
}): Endpoint {
  return async ({ host, path }) => {
    const site = await sites.find(host);
    const formId = path.split('/')[2] ?? '';
    const form =
      site && isStorable(formId) ? await findForm(store.read, site.id, formId) : undefined;
    if (form?.postSubmitHtml === undefined)
      return textReply(404, 'There is nothing at this address.');
    return {
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': postSubmitPolicy,
        'cache-control': 'no-cache',
      },
      body: afterPage(form.postSubmitHtml),
    };
  };
}
