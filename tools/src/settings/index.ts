export { languagesSettings } from './languages-settings';
export { isOrigin, isWebAddress, listEntries } from './setting-texts';
export {
  ConfigError,
  readSettings,
  type Environment,
  type Setting,
  type Settings,
  type SettingValues,
} from './read-settings';
export { redisSettings } from './redis-settings';
export { settingsHelp, settingsTable } from './settings-table';
