export { createHttp } from './create-http';
export type { HttpSettings } from './create-http';
