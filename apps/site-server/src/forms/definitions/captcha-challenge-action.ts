import * as z from 'zod';
import { challengeLifetime } from '../../captcha/create-altcha';
import type { Captchas } from '../../captcha/judge-captcha';
import { actionsFor } from '../../http/action/actions-for';
import type { RateLimit } from '../../http/rate-limit';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import type { Store } from '../../store/store';
import { formManner, formRefusal, type FormRefusal } from './form-manner';
import { findForm } from './forms';

/** The services of the challenge action. */
export interface ChallengeServices {
  store: Pick<Store, 'read' | 'now'>;
  captchas: Pick<Captchas, 'altcha'>;
  /** Challenges, per address. */
  captchaLimit: RateLimit;
}

const { defineAction, refuse } = actionsFor<ChallengeServices, Site, FormRefusal>(formManner);

/** Returns a challenge in ALTCHA's format, for a form that needs one. */
export const captchaChallengeAction = defineAction({
  method: 'GET',
  url: '/api/form/CaptchaChallenge',
  parameters: '?formId=…',
  about:
    'a new challenge for a form whose captcha is ALTCHA → `{ data: { challenge, lifetime } }`, the ' +
    'lifetime in milliseconds; 404 for any other form',
  who: 'anyone',
  guard: { none: 'changes nothing' },
  limit: [{ rate: 'captchaLimit' }],
  query: z.object({ formId: z.string().default('') }),
  async find({ site, query: { formId } }, { store }) {
    const form = isStorable(formId) ? await findForm(store.read, site.id, formId) : undefined;
    return form?.captcha === 'altcha' ? form : refuse(formRefusal(404, 404));
  },
  run: async ({ site, query: { formId } }, { store, captchas }) => ({
    challenge: await captchas.altcha.challenge({ siteId: site.id, formId }, store.now()),
    lifetime: challengeLifetime,
  }),
});
