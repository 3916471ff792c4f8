import { css } from '@emotion/react';
import { color, radius, size, space, text } from '@storefront/ui/theme';
import { Button } from '@storefront/ui/actions/button';
import { Select } from '@storefront/ui/fields/select';
import { TextInput } from '@storefront/ui/fields/text-input';
import { actionPath } from '../console-paths';

const box = css`
  flex: 1 1 20rem;
  max-width: ${size('prose')};
  border: 1px solid ${color('line')};
  border-radius: ${radius('sm')};

  summary {
    display: flex;
    align-items: center;
    min-height: ${size('control')};
    padding-inline: ${space(2)};
    color: ${color('destructive')};
    font-size: ${text('sm')};
    font-weight: 500;
    cursor: pointer;
  }
`;

const form = css`
  display: grid;
  gap: ${space(2)};
  padding: ${space(1)} ${space(2)} ${space(2)};
`;

interface HaltFormProps {
  app: string;
  versions: string[];
}

/** Takes a version back that fails. Only a forced deploy brings it back, so that it asks for the reason. */
export function HaltForm({ app, versions }: HaltFormProps) {
  return (
    <details css={box}>
      <summary>Halt a version of {app}</summary>
      <form css={form} method="post" action={actionPath(app, 'halt')}>
        <Select label="Version" name="version" options={versions} />
        <TextInput
          label="Reason"
          name="reason"
          hint="Everybody who looks at the registry sees it. Only a forced deploy brings the version back."
          maxLength={300}
          autoComplete="off"
          required
        />
        <Button type="submit" variant="destructive">
          Halt it
        </Button>
      </form>
    </details>
  );
}
