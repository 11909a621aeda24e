/** Pictures that need no script. */
export function mount() {}
