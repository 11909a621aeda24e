export { trackedEventSchema } from './tracked-event-schema';
