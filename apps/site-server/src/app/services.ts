import type { Action } from '../http/action/action';
import type { ActionPorts } from '../http/action/action-ports';
import type { Crumb } from '../http/crumb';
import type { PageServices } from '../pages/page-services';
import type { AssetServices } from '../pictures/asset-endpoint';
import type { Site } from '../sites/site-settings';
import type { Store } from '../store/store';
import type { rooms } from './rooms';

type Declared = (typeof rooms)[number];

/** What the actions of a room need, each through a narrow interface of its own. */
type WantedBy<Declaration> = Declaration extends { actions: readonly (infer Declared)[] }
  ? Declared extends Action<infer Wanted, infer _Site>
    ? Wanted
    : never
  : never;

/** What a room creates itself. */
type MadeBy<Declaration> = Declaration extends { services: (base: never) => infer Made }
  ? Made
  : never;

type All<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  all: infer Intersection,
) => void
  ? Intersection
  : never;

/** The options for creating a room's services. */
type OptionsOf<Declaration> = Declaration extends {
  services: (base: infer Base extends { options: object }) => object;
}
  ? Base['options']
  : never;

/** What the operator of a server may configure in its rooms, such as rate limits. */
export type RoomOptions = All<OptionsOf<Declared>>;

type ActsOf<Declaration> = Declaration extends { acts: infer Acts } ? Acts : never;

/** What the rooms of the list write down. */
export type DeclaredActs = All<ActsOf<Declared>>;

/** What the rooms of the list create themselves. */
export type MadeServices = All<MadeBy<Declared>>;

/** The services of all rooms: what each of them needs, and what pages need. */
export type Services = All<WantedBy<Declared>> &
  MadeServices &
  PageServices &
  AssetServices & {
    store: Store;
    crumb: Crumb;
    /** Writes what rooms still hold in memory. */
    flush: () => Promise<void>;
    /** Gives every role that the sender of a request has. */
    findWho: ActionPorts<Site>['findWho'];
    /** Gives every role of a program that sent a token. */
    findWhoByToken: ActionPorts<Site>['findWhoByToken'];
    /** The address that visitors use, if a proxy hides it. */
    baseUrl: string | undefined;
  };
