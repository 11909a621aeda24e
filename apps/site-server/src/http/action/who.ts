/**
 * Who may ask for something: anyone, whoever is signed in, or whoever has a permission, by its
 * name.
 */
export type Who = 'anyone' | 'member' | `permission:${string}`;
