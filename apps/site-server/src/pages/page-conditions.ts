import type { EndpointRequest } from '../http/endpoint';
import type { ConsentHeaders } from '../sites/has-decided';

/** What the browser accepts and already has, and what it says about consent. */
export interface PageConditions {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** @default those of a visitor who has not answered the cookie banner */
  headers?: ConsentHeaders | undefined;
}

/** Reads what a request accepts and already has, and what it says about consent. */
export function readPageConditions(request: EndpointRequest): PageConditions {
  return {
    acceptEncoding: request.headers['accept-encoding'],
    ifNoneMatch: request.headers['if-none-match'],
    headers: request.headers,
  };
}
