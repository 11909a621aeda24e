import { subscriberStatuses } from '../../newsletter/subscriber';
import { listQuery } from '../list-query';

/** The query of a list. */
export const subscriberQuery = listQuery(subscriberStatuses);
