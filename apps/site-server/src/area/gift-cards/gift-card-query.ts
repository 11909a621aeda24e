import { giftCardStates } from '../../shop/codes/list-gift-cards';
import { listQuery } from '../list-query';

/** The address of the list. */
export const giftCardsPath = '/config/gift-cards';

/** The query of the list. */
export const giftCardQuery = listQuery(giftCardStates);
