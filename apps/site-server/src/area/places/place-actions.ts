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
import type { PlaceProvider } from './place-provider';

/** Why no place was found. */
type NoPlace =
  | (Refusal & { readonly code: 'noPlace' })
  | (Refusal & { readonly code: 'placesSilent' });

/** What the calls about places need. */
interface PlaceServices {
  store: Pick<Store, 'read' | 'now'>;
  identify: Identify;
  places: PlaceProvider;
  placeLimit: RateLimit;
}

/** What is said to scripts. */
const placeTexts: Readonly<Record<NoPlace['code'], string>> = {
  noPlace: 'There is no such place.',
  placesSilent: 'The service of places cannot be reached. Enter the address by hand.',
};

const manner: ActionManner<unknown, Site, AccountRefusal | NoPlace> = {
  ...accountManner,
  explain: (refusal, call, services) =>
    refusal.code === 'noPlace' || refusal.code === 'placesSilent'
      ? { error: placeTexts[refusal.code] }
      : accountManner.explain(refusal, call, services),
  page: undefined,
};

const { defineAction, refuse } = actionsFor<PlaceServices, Site, AccountRefusal | NoPlace>(manner);

const url = '/api/google-maps/places';
const who = 'permission:config.editProductPages';

/** Where in the product a place is asked for; nothing depends on it. */
const asker = {
  productPage: z.string().max(200).optional(),
  productSection: z.string().max(200).optional(),
};

const silent = () => refuse({ status: 502, code: 'placesSilent' });

/** The calls that find places [7.08]. */
export const placeActions = [
  defineAction({
    method: 'GET',
    url: `${url}/autocomplete`,
    parameters: '?input=…&productPage=…&productSection=…',
    about:
      '`{ data: { predictions: [{ placeId, description }] } }`: places that begin with what was ' +
      'entered; 502 where their service is silent [7.08]',
    who,
    guard: { none: 'changes nothing' },
    query: z.object({ input: z.string().max(200), ...asker }),
    find: findContributor,
    limit: [{ rate: 'placeLimit' }],
    async run({ site, query: { input } }, { places }) {
      if (input.trim() === '') return { predictions: [] };
      const found = await places.complete(input, site.settings.locale).catch(() => undefined);
      return found ? { predictions: found } : silent();
    },
  }),
  defineAction({
    method: 'GET',
    url: `${url}/details`,
    parameters: '?placeId=…&productPage=…&productSection=…',
    about:
      '`{ data: { addressTitle, addressLine1, addressLine2, addressCountry, mapLat, mapLng } }`: ' +
      'where a place is; 404 for none, 502 where the service is silent [7.08]',
    who,
    guard: { none: 'changes nothing' },
    query: z.object({ placeId: z.string().min(1).max(500), ...asker }),
    find: findContributor,
    limit: [{ rate: 'placeLimit' }],
    async run({ site, query: { placeId } }, { places }) {
      try {
        const found = await places.details(placeId, site.settings.locale);
        return found ?? refuse({ status: 404, code: 'noPlace' });
      } catch {
        return silent();
      }
    },
  }),
];
