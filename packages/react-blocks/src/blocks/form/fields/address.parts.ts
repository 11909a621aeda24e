/**
 * On the controls of an address: the names of its parts in each country, as JSON of code → word.
 */
export const formAddressAttribute = 'data-address-words';
