import type { EndpointRequest } from '../http/endpoint';

/** Reads the token of a request, `Authorization: Bearer …`; undefined for one without. */
export function readBearer({ headers }: Pick<EndpointRequest, 'headers'>): string | undefined {
  return /^Bearer +(\S{1,200})$/i.exec(headers.authorization ?? '')?.[1];
}
