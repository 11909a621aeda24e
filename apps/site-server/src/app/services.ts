import type { Action } from '../http/action/action';
import type { ActionPorts } from '../http/action/action-ports';
import type { Crumb } from '../http/crumb';
import type { PageServices } from '../pages/page-services';
import type { AssetServices } from '../pictures/asset-endpoint';
import type { Site } from '../sites/site-settings';
import type { Store } from '../store/store';
import type { rooms } from './rooms';

type Declared = (typeof rooms)[number];

/** What the actions of a room want, each by a narrow interface of its own. */
type WantedBy<Declaration> = Declaration extends { actions: readonly (infer Declared)[] }
  ? Declared extends Action<infer Wanted, infer _Site>
    ? Wanted
    : never
  : never;

/** What a room makes itself. */
type MadeBy<Declaration> = Declaration extends { services: (base: never) => infer Made }
  ? Made
  : never;

type All<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  all: infer Intersection,
) => void
  ? Intersection
  : never;

/** The options that services of a room are made by. */
type OptionsOf<Declaration> = Declaration extends {
  services: (base: infer Base extends { options: object }) => object;
}
  ? Base['options']
  : never;

/** What whoever runs a server may say to its rooms, such as how often something may be asked for. */
export type RoomOptions = All<OptionsOf<Declared>>;

/** What the rooms of the list make themselves. */
export type MadeServices = All<MadeBy<Declared>>;

/** What the rooms of a server are served with: what each of them wants, and what pages do. */
export type Services = All<WantedBy<Declared>> &
  MadeServices &
  PageServices &
  AssetServices & {
    store: Store;
    crumb: Crumb;
    /** Everything that whoever sends a request may call themselves. */
    findWho: ActionPorts<Site>['findWho'];
    /** Address that visitors use, when a proxy hides it. */
    baseUrl: string | undefined;
  };
