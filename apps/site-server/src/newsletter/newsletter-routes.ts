import type { Route } from '../http/route';
import {
  newsletterPageEndpoint,
  newsletterPostEndpoint,
  type NewsletterServices,
} from './newsletter-endpoints';

/** The addresses behind the links of a newsletter's mails. */
export function newsletterRoutes(services: NewsletterServices): readonly Route[] {
  const actions = [
    ['confirm', '/api/newsletter/Confirm'],
    ['unsubscribe', '/api/newsletter/Unsubscribe'],
  ] as const;
  return actions.flatMap(([action, url]): Route[] => [
    { method: 'GET', url, endpoint: newsletterPageEndpoint(services, action) },
    { method: 'POST', url, endpoint: newsletterPostEndpoint(services, action) },
  ]);
}
