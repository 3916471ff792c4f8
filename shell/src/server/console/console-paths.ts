/** The console's addresses. */
export const CONSOLE_PATH = '/console';

export const SIGN_IN_PATH = `${CONSOLE_PATH}/sign-in`;

export const SIGN_OUT_PATH = `${CONSOLE_PATH}/sign-out`;

export const FONTS_PATH = `${CONSOLE_PATH}/fonts/`;

export const PROOF_PATH = `${CONSOLE_PATH}/proof/`;

/** What can be done with an app's versions. */
export type ReleaseAction = 'promote' | 'rollback' | 'halt';

/** Where the form of an action is sent. */
export function actionPath(app: string, action: ReleaseAction): string {
  return `${CONSOLE_PATH}/${app}/${action}`;
}

/** The element that tells about the last action: an address that ends with it moves the focus there. */
export const MESSAGE_ID = 'message';

/** The field of the sign-in, in the same way. */
export const TOKEN_ID = 'token';
