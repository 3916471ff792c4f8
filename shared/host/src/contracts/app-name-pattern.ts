/** Valid app names. `constructor` is excluded: every object has it. */
export const APP_NAME_PATTERN = '^(?!constructor$)[a-z0-9-]{1,100}$';
