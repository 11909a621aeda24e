import { jsonReply, type Endpoint } from '../http/endpoint';
import type { ServerParts } from './server-parts';

/** `GET /health`: the process is alive. */
export function healthEndpoint(): Endpoint {
  return async () => jsonReply(200, { data: { status: 'alive' } });
}

/** `GET /ready`: the store answers, so requests may come. */
export function readyEndpoint({ store }: Pick<ServerParts, 'store'>): Endpoint {
  return async () => {
    try {
      await store.ready();
      return jsonReply(200, { data: { status: 'ready' } });
    } catch {
      return jsonReply(503, { error: 'The store does not answer.' });
    }
  };
}
