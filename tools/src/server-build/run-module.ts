import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';

/** Runs CommonJS code in this process and returns its exports. `address` names it in stack traces. */
export function runModule(code: Buffer, address: string): unknown {
  const module = { exports: {} as unknown };
  const wrapper = `(function (exports, module, require, __filename, __dirname) {${code.toString()}\n})`;
  const run = new vm.Script(wrapper, { filename: address }).runInThisContext() as (
    exports: unknown,
    module: { exports: unknown },
    require: NodeJS.Require,
    filename: string,
    dirname: string,
  ) => void;
  run(module.exports, module, createRequire(`${process.cwd()}/`), address, path.dirname(address));
  return module.exports;
}
