/** How long a browser keeps what is named by its content: for good, it never needs to ask again. */
export const immutable = 'public, max-age=31536000, immutable';
