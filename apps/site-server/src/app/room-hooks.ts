import { createAreaSections } from '../area/area-sections';
import { auditActs, closingActs, type ActTexts } from '../audit/audit-acts';
import type { DeclaredSetting } from '../area/settings/declared-setting';
import type { SubmissionHook } from '../forms/submissions/submission-hook';
import type { ServerTextTable } from '../area/words/list-text-groups';
import type { LoadBlocks } from '../pages/block-content';
import type { PageView } from '../pages/page-view';
import type { ProductDisplay } from '../shop/catalogue/product-display';
import type { ProductRemoval } from '../shop/catalogue/product-removal';
import type { Room, RoomBase, Sweep } from './room';
import { rooms } from './rooms';
import type { DeclaredActs, MadeServices, Services } from './services';

const declared: readonly Room<Services>[] = rooms;

/** The periodic tasks of all rooms. */
export const allSweeps: readonly Sweep<Services>[] = declared.flatMap(({ sweeps = [] }) => sweeps);

/** Lists the sections of the area that somebody may open. */
export const areaSections = createAreaSections(declared.flatMap(({ sections = [] }) => sections));

/** The settings that rooms bring to the pages of settings. */
export const declaredSettings: readonly DeclaredSetting[] = declared.flatMap(
  ({ settings = [] }) => settings,
);

/** What rooms add to how products are shown. */
export const productDisplay: ProductDisplay = (settings) =>
  Object.assign({}, ...declared.map((room) => room.productDisplay?.(settings)));

// A list does not record which of its members declared what; the type covers all of them, and does
// not compile without one that a room has added to it.
const declaredActs: DeclaredActs = Object.assign({}, ...declared.map(({ acts }) => acts));

/** What the log calls each act. */
export const actTexts: ActTexts = { ...auditActs, ...declaredActs, ...closingActs };

/** Creates the services that rooms create themselves. */
export function makeServices(base: RoomBase): MadeServices {
  const made = declared.map(({ services }) => services?.(base));
  // A list does not record which of its members created what; the type covers all of them.
  return Object.assign({}, ...made) as MadeServices;
}

/** What the server says, room by room. */
export const serverTexts: readonly ServerTextTable[] = declared.flatMap(
  ({ texts, textsTitle = 'Pages of the server' }) =>
    texts === undefined ? [] : [{ title: textsTitle, texts }],
);

/** What rooms do for another room's page, block, submission or product. */
export interface RoomHooks {
  readonly views: readonly PageView[];
  readonly loaders: readonly LoadBlocks[];
  readonly onSubmission: SubmissionHook;
  readonly onProductRemoved: ProductRemoval;
  /** Writes what services still hold in memory. */
  readonly flush: () => Promise<void>;
}

/**
 * Binds the hooks of all rooms.
 *
 * @param services gives the services; called when a hook runs
 */
export function bindHooks(services: () => Services): RoomHooks {
  return {
    views: declared.flatMap(({ view }) => (view ? [(visit) => view(visit, services())] : [])),
    loaders: declared.flatMap(({ loadBlocks }) =>
      loadBlocks ? [(page) => loadBlocks(page, services())] : [],
    ),
    async flush() {
      for (const room of declared) await room.flush?.(services());
    },
    async onSubmission(db, entry) {
      for (const room of declared) await room.onSubmission?.(db, entry, services());
    },
    async onProductRemoved(db, product) {
      for (const room of declared) await room.onProductRemoved?.(db, product, services());
    },
  };
}
