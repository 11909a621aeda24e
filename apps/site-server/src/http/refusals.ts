import type { EndpointReply, EndpointRequest } from './endpoint';

/** The answers when no endpoint answers. */
export interface Refusals {
  /**
   * Answers when no route matched: the method is not allowed, or nothing is found.
   *
   * @param allowed methods of the address; empty if nothing is found
   */
  unroutable(request: EndpointRequest, allowed: readonly string[]): Promise<EndpointReply>;
  /** Answers when nothing is found. */
  notFound(request: EndpointRequest): Promise<EndpointReply>;
  /** Answers when an endpoint threw. */
  failed(request: EndpointRequest, status: number): Promise<EndpointReply>;
}
