import type { EndpointReply, EndpointRequest } from './endpoint';

/** What is answered where no endpoint answers. */
export interface Refusals {
  /**
   * No route took it: another method than those that its address takes, or nothing is there.
   *
   * @param allowed methods of the address; empty where nothing is there
   */
  unroutable(request: EndpointRequest, allowed: readonly string[]): Promise<EndpointReply>;
  /** Nothing is there. */
  notFound(request: EndpointRequest): Promise<EndpointReply>;
  /** Something threw. */
  failed(request: EndpointRequest, status: number): Promise<EndpointReply>;
}
