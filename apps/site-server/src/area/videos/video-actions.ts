import * as z from 'zod';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { actionsFor } from '../../http/action/actions-for';
import type { ActionManner } from '../../http/action/action-manner';
import type { Refusal } from '../../http/action/refused';
import type { RateLimit } from '../../http/rate-limit';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import type { CheckVideo } from './create-vimeo-check';

/** The service of a video gave no answer. */
type Silent = Refusal & { readonly code: 'videosSilent' };

/** What the call about videos needs. */
interface VideoServices {
  store: Pick<Store, 'read' | 'now'>;
  identify: Identify;
  checkVideo: CheckVideo;
  videoLimit: RateLimit;
}

/** Said to owners about a video that cannot be shown [5.17]. */
export const vimeoBasicMessage =
  'Vimeo Basic accounts are unsupported. Please share a video from a different account.';

const manner: ActionManner<unknown, Site, AccountRefusal | Silent> = {
  ...accountManner,
  explain: (refusal, call, services) =>
    refusal.code === 'videosSilent'
      ? { error: 'The service of this video cannot be reached.' }
      : accountManner.explain(refusal, call, services),
  page: undefined,
};

const { defineAction, refuse } = actionsFor<VideoServices, Site, AccountRefusal | Silent>(manner);

/** The call that looks at the address of a video before a page shows it [5.17]. */
export const videoActions = [
  defineAction({
    method: 'GET',
    url: '/api/videos',
    parameters: '?address=…',
    about:
      '`{ data: [{ id, label, refusal? }] }`: the video at an address, with its title and, if it ' +
      'cannot be shown, the reason; nothing where nobody is asked; 502 where its service is silent',
    who: 'permission:config.editProductPages',
    guard: { none: 'changes nothing' },
    query: z.object({ address: z.string().max(2_000) }),
    find: findContributor,
    limit: [{ rate: 'videoLimit' }],
    async run({ query: { address } }, { checkVideo }) {
      if (!URL.canParse(address)) return [];
      try {
        const found = await checkVideo(new URL(address));
        if (!found) return [];
        const { title, isUnsupported } = found;
        return [
          { id: address, label: title, ...(isUnsupported && { refusal: vimeoBasicMessage }) },
        ];
      } catch {
        return refuse({ status: 502, code: 'videosSilent' });
      }
    },
  }),
];
