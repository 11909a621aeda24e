import type { SubmissionHook } from '../forms/submissions/submission-hook';
import type { LoadBlocks } from '../pages/block-content';
import type { PageView } from '../pages/page-view';
import type { Room, RoomBase, Sweep } from './room';
import { rooms } from './rooms';
import type { MadeServices, Services } from './services';

const declared: readonly Room<Services>[] = rooms;

/** Everything that all rooms look for again and again. */
export const allSweeps: readonly Sweep[] = declared.flatMap(({ sweeps = [] }) => sweeps);

/** Makes the services that rooms make themselves. */
export function makeServices(base: RoomBase): MadeServices {
  const made = declared.map(({ services }) => services?.(base));
  // A list does not know which of its members made what; the type says it of all of them.
  return Object.assign({}, ...made) as MadeServices;
}

/** What rooms do where another room has a page, a block or a submission. */
export interface RoomHooks {
  readonly views: readonly PageView[];
  readonly loaders: readonly LoadBlocks[];
  readonly onSubmission: SubmissionHook;
}

/**
 * Binds the hooks of all rooms.
 *
 * @param services what they are served with, asked for when they run
 */
export function bindHooks(services: () => Services): RoomHooks {
  return {
    views: declared.flatMap(({ view }) => (view ? [(visit) => view(visit, services())] : [])),
    loaders: declared.flatMap(({ loadBlocks }) =>
      loadBlocks ? [(page) => loadBlocks(page, services())] : [],
    ),
    async onSubmission(db, entry) {
      for (const room of declared) await room.onSubmission?.(db, entry, services());
    },
  };
}
