import type { PageRecord } from '@frontage/site-model';
import type { EndpointRequest } from '../http/endpoint';
import type { Site } from '../sites/site-settings';
import type { PageState } from './create-render-service';

/**
 * What a page shows of its visitor whatever else it is rendered for, such as their cart. A room
 * that has pages of visitors gives it; the app hands it to those that render pages for one answer.
 */
export type LoadVisitorState = (
  request: EndpointRequest,
  shown: { site: Site; page: PageRecord },
) => Promise<PageState>;
