export type { ApiFailure, ApiResult, FailureCode } from './api-result';
export type { ApiTrouble, SiteFetch } from './call';
export { createSiteApi, type SiteApi, type SiteApiOptions } from './create-site-api';
export { statusMessage } from './messages';
export type { SubmissionKey } from './request-submission-key';
export type { SavedSubmission, SubmissionBody } from './save-submission';
export type { SearchFindings, SearchHit, SearchOptions } from './search';
