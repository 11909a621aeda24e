// For the tests of every package here; not published.
export { createFakeClock, type FakeClock } from './fake-clock';
export { createEventQueue, type EventQueue } from './event-queue';
export { createRandom, type Random } from './random';
