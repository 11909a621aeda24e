/** The address of the page that asks for the code of a second factor. */
export const codePath = '/config/sign-in/code';
