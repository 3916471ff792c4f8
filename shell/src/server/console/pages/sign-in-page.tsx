import { css } from '@emotion/react';
import { space } from '@storefront/ui/theme';
import { Button } from '@storefront/ui/actions/button';
import { Alert } from '@storefront/ui/feedback/alert';
import { TextInput } from '@storefront/ui/fields/text-input';
import { SIGN_IN_PATH, TOKEN_ID } from '../console-paths';
import { ConsoleFrame } from './console-frame';

const form = css`
  display: grid;
  gap: ${space(3)};
`;

export interface SignInPageProps {
  /** Whether there are tokens to sign in with. */
  hasTeams: boolean;
  /** Why it failed. */
  error?: string;
}

/** Asks for a team's token or, without teams, for the address that the command has printed. */
export function SignInPage({ hasTeams, error }: SignInPageProps) {
  if (!hasTeams) {
    return (
      <ConsoleFrame heading="Sign in" isForm>
        <Alert title={error ?? 'You aren’t signed in.'}>
          Open the address that npm run console has printed. It works once: for another one, start
          the command again.
        </Alert>
      </ConsoleFrame>
    );
  }
  return (
    <ConsoleFrame heading="Sign in" isForm>
      {/* If it is refused, the next page has the focus in the field. */}
      <form css={form} method="post" action={`${SIGN_IN_PATH}#${TOKEN_ID}`}>
        <TextInput
          id={TOKEN_ID}
          name="token"
          type="password"
          label="Your team’s token"
          autoComplete="current-password"
          required
          error={error}
        />
        <Button type="submit">Sign in</Button>
      </form>
    </ConsoleFrame>
  );
}
