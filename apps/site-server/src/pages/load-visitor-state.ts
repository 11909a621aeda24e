import type { PageRecord } from '@frontage/site-model';
import type { EndpointRequest } from '../http/endpoint';
import type { Site } from '../sites/site-settings';
import type { PageState } from './create-render-service';

/**
 * Loads what every page shows of its visitor, such as the cart. A room with private pages provides
 * it; the app passes it to everything that renders a page for a single answer.
 */
export type LoadVisitorState = (
  request: EndpointRequest,
  shown: { site: Site; page: PageRecord },
) => Promise<PageState>;
