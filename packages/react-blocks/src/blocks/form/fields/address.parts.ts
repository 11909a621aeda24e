/** On the controls of an address: what a country may call its parts, as JSON of code → word. */
export const formAddressAttribute = 'data-address-words';
