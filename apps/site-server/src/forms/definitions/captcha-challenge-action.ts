import * as z from 'zod';
import { challengeLifetime } from '../../captcha/create-altcha';
import type { Captchas } from '../../captcha/judge-captcha';
import { actionsFor } from '../../http/action/actions-for';
import type { RateLimit } from '../../http/rate-limit';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { findFormFor, type VisitorForms } from './find-form-for';
import { formManner, formRefusal, type FormRefusal } from './form-manner';

/** The services of the challenge action. */
export interface ChallengeServices extends VisitorForms {
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
    'lifetime in milliseconds; 404 for any other form, and for one of ' +
    'members to everybody else',
  who: 'anyone',
  guard: { none: 'changes nothing' },
  limit: [{ rate: 'captchaLimit' }],
  query: z.object({ formId: z.string().default('') }),
  async find({ request, site, query: { formId } }, services) {
    const form = await findFormFor(services, request, site, formId);
    return typeof form === 'object' && form.captcha === 'altcha'
      ? form
      : refuse(formRefusal(404, 404));
  },
  run: async ({ site, query: { formId } }, { store, captchas }) => ({
    challenge: await captchas.altcha.challenge({ siteId: site.id, formId }, store.now()),
    lifetime: challengeLifetime,
  }),
});
