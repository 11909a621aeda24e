/** Who may call an action: anyone, signed-in members, or holders of a permission, by its name. */
export type Who = 'anyone' | 'member' | `permission:${string}`;
