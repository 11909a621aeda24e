// For the tests of every package here; not published.
export { goodContext } from './good-context';
export { lowContrasts } from './low-contrasts';
export { measureStandIns, type StandIn } from './measure-stand-ins';
