import { formMessage, type FormCode } from '@frontage/form-runtime';
import { challengeLifetime } from '../../captcha/create-altcha';
import type { Captchas } from '../../captcha/judge-captcha';
import { jsonReply, type Endpoint } from '../../http/endpoint';
import { rateKey, type RateLimit } from '../../http/rate-limit';
import { refererPath } from '../../http/referer-path';
import type { SiteLookup } from '../../sites/create-site-lookup';
import { isStorable } from '../../store/is-storable';
import type { Store } from '../../store/store';
import { formTextsAt } from './form-texts';
import { findForm } from './forms';

/** What challenges are handed out with. */
export interface ChallengeServices {
  store: Pick<Store, 'read' | 'now'>;
  sites: SiteLookup;
  captchas: Pick<Captchas, 'altcha'>;
  /** Challenges, per address. */
  captchaLimit: RateLimit;
}

/**
 * `GET /api/form/CaptchaChallenge?formId=…` → `{ data: { challenge, lifetime } }`: a
 * challenge in ALTCHA's format for a form that wants one, and for how many
 * milliseconds it is good. 404 for any other form, 429 for too many.
 */
export function captchaChallengeEndpoint({
  store,
  sites,
  captchas,
  captchaLimit,
}: ChallengeServices): Endpoint {
  return async ({ host, query, address, headers }) => {
    const site = await sites.find(host);
    const error = async (code: FormCode) => ({
      error: formMessage(
        code,
        site && (await formTextsAt(store.read, site, refererPath({ headers }))),
      ),
    });
    const formId = query.get('formId') ?? '';
    const form =
      site && isStorable(formId) ? await findForm(store.read, site.id, formId) : undefined;
    if (!site || form?.captcha !== 'altcha') return jsonReply(404, await error(404));
    const wait = captchaLimit.take(rateKey(address));
    if (wait > 0) return jsonReply(429, await error(429), { 'retry-after': String(wait) });
    const challenge = await captchas.altcha.challenge({ siteId: site.id, formId }, store.now());
    return jsonReply(200, { data: { challenge, lifetime: challengeLifetime } });
  };
}
