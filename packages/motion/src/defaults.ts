/** How long a tween takes if nothing else is said, in ms [9.16]. */
export const tweenDuration = 300;

/** How long an animation takes if nothing else is said, in seconds [9.16]. */
export const animationDuration = 0.3;
