/** Thrown where what a tween is to call is no function [5.15]. */
export const noFunctionMessage = '[Tween] First parameter needs to be a function.';

/** Thrown where a tween's duration is no finite number [5.15]. */
export const noDurationMessage = '[Tween] Duration is not a finite number.';
