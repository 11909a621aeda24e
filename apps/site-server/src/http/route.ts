import type { Endpoint } from './endpoint';
import type { FindReady } from './ready-answer';

/** The methods that addresses of the server take. */
export type RouteMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** An address of the server. GET answers HEAD as well. */
export interface Route {
  method: RouteMethod;
  /** In the router's form; `*` stands for the rest of the path. */
  url: string;
  endpoint: Endpoint;
  /** Called first for GET; the endpoint answers what it does not have. */
  findReady?: FindReady;
}

/** The address of the routes for every path that is not reserved. */
export const everyPath = '/*';
