/** Thrown if the function that a tween shall call is no function [5.15]. */
export const noFunctionMessage = '[Tween] First parameter needs to be a function.';

/** Thrown if a tween's duration is no finite number [5.15]. */
export const noDurationMessage = '[Tween] Duration is not a finite number.';
