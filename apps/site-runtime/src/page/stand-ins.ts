import { IntersectionStandIn } from './stand-ins/intersection-stand-in';
import { labelDrawings } from './stand-ins/label-drawings';

// Loaded only by a browser that lacks one of the two [2.21].
window.IntersectionObserver ??= IntersectionStandIn;
if (!window.SVGSVGElement) labelDrawings(document);
