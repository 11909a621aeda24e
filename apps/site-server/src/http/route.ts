import type { Endpoint } from './endpoint';
import type { FindReady } from './ready-answer';

/** One address of the server. GET answers HEAD as well. */
export interface Route {
  method: 'GET' | 'POST';
  /** As the router writes it; `*` stands for the rest of the path. */
  url: string;
  endpoint: Endpoint;
  /** Asked first for GET; what it does not have, the endpoint answers. */
  findReady?: FindReady;
}

/** The address of the routes that take every path which is not reserved. */
export const everyPath = '/*';
