import { Alert } from '@storefront/ui/feedback/alert';
import { CONSOLE_PATH } from '../console-paths';
import { ConsoleFrame } from './console-frame';
import { link } from './console.styles';

interface RefusalPageProps {
  text: string;
}

/** Instead of what isn't allowed, or isn't there. */
export function RefusalPage({ text }: RefusalPageProps) {
  return (
    <ConsoleFrame heading="Refused" isForm>
      <Alert
        action={
          <a css={link} href={CONSOLE_PATH}>
            Back to the console
          </a>
        }
      >
        {text}
      </Alert>
    </ConsoleFrame>
  );
}
