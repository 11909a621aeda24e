import type { EndpointRequest } from '../http/endpoint';

/** What the browser accepts and already has. */
export interface PageConditions {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** Reads what a request accepts and already has. */
export function readPageConditions(request: EndpointRequest): PageConditions {
  return {
    acceptEncoding: request.headers['accept-encoding'],
    ifNoneMatch: request.headers['if-none-match'],
  };
}
