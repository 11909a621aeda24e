/** The address of the list of tokens. */
export const tokensPath = '/config/tokens';
