export { checkRemote } from './check-remote';
export { runModule } from './run-module';
