import type { Route } from '../../http/route';
import { reviewPageEndpoint, reviewPostEndpoint, type ReviewServices } from './review-endpoints';

/** The addresses of reviews. */
export function reviewRoutes(services: ReviewServices): readonly Route[] {
  return [
    { method: 'GET', url: '/review/:token', endpoint: reviewPageEndpoint(services) },
    { method: 'POST', url: '/review/:token', endpoint: reviewPostEndpoint(services) },
  ];
}
