/** The address of the list of people. */
export const peoplePath = '/config/people';

/** The address of what roles may do. */
export const rolesPath = `${peoplePath}/roles`;

/** The address to invite somebody at. */
export const invitePath = `${peoplePath}/invite`;
