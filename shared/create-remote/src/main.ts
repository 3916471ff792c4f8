import { createRemote } from './create-remote';
import { CreateError } from './remote-names';

/** `npm create @storefront/remote mf-lookbook`. */
export async function main([name, ...rest]: string[]): Promise<void> {
  try {
    if (name === undefined || rest.length > 0) {
      throw new CreateError('Name one remote: npm create @storefront/remote mf-lookbook');
    }
    const folder = await createRemote(name, process.cwd());
    console.log(`
${name} is in ${folder}. Next:

  cd ${name}
  npm install
  npm test
  npm run dev -- --against https://shop.example

Its README has the rest.
`);
  } catch (error) {
    console.error(error instanceof CreateError ? error.message : error);
    process.exitCode = 1;
  }
}
