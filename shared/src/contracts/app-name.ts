/** What an app may be called: of the names that every object has, `constructor` alone looks like one. */
export const APP_NAME_PATTERN = '^(?!constructor$)[a-z0-9-]{1,100}$';
