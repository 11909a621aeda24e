import { couponStates } from '../../shop/codes/list-coupons';
import { listQuery } from '../list-query';

/** The address of the list. */
export const codesPath = '/config/codes';

/** The query of the list. */
export const codeQuery = listQuery(couponStates);
