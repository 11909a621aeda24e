import type { EndpointReply } from '../endpoint';
import type { Call, FoundCall } from './call';
import type { Refusal } from './refused';

/** A refused request; its site or body may be unknown. */
export type RefusedCall<Call> = Partial<Call> & Pick<FoundCall, 'request'>;

/** What the actions of a room have in common: their answers when they are not run. */
export interface ActionManner<Services, Site, Reason extends Refusal> {
  /**
   * For a host without a site. `run` for actions that need no site, `not asked` for those that are
   * not about a site.
   */
  readonly noSite: Reason | 'run' | 'not asked';
  /** For an invalid query or body. */
  readonly unreadable: Reason;
  /** For a limit; the wait is added. */
  readonly tooMany: Reason;
  /** The body of the answer in JSON, such as `{ error: … }` [8.06]. */
  readonly explain: (refusal: Reason, call: RefusedCall<Call<Site>>, services: Services) => unknown;
  /** The page for a browser without scripts. @default the answer in JSON */
  readonly page?: (
    refusal: Reason,
    call: RefusedCall<Call<Site>>,
    services: Services,
  ) => EndpointReply | Promise<EndpointReply>;
}
