/** Thrown if focus containment gets neither a container nor a predicate, or both [5.15]. */
export const containmentMessage = 'One (and only one) of container and predicate must be set';
