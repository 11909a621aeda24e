import { listQuery } from '../list-query';

/** The address of the list. */
export const reviewsPath = '/config/reviews';

/** By which states the list is filtered; without one it shows those that wait. */
export const reviewFilters = ['published', 'refused', 'every'] as const;

/** The query of the list. */
export const reviewQuery = listQuery(reviewFilters);
