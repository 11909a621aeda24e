/** The default duration of a tween, in ms [9.16]. */
export const tweenDuration = 300;

/** The default duration of an animation, in seconds [9.16]. */
export const animationDuration = 0.3;
