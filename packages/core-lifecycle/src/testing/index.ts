// For the tests of every package here; not published.
export { createFakeClock, type FakeClock } from './fake-clock';
