export type { DemoPage, DemoSite } from './demo-site';
export { demoFonts, type SiteFont } from './fonts';
export { seedId } from './seed-id';
export { demoSite } from './site';
