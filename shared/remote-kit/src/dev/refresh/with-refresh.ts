import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import registerComponents from 'react-refresh-typescript';
import { sourceTransformers } from '../../build/webpack/source-rules';
import webpack, { type Compiler, type Configuration, type RuleSetRule } from 'webpack';

const PAGE_HOOK = path.join(import.meta.dirname, 'page-hook.mjs');

/**
 * Makes a browser build from source replace edited components in an open page, which keeps what was typed
 * (React Refresh). The page reloads where that isn't possible: something else was edited, or the page's React
 * is the published one.
 */
export function withRefresh(config: Configuration): Configuration {
  const hooked = withPageHook(config);
  return {
    ...hooked,
    module: { ...config.module, rules: config.module?.rules?.map(withRegistrations) },
    plugins: [...(hooked.plugins ?? []), new ReactRefreshPlugin({ overlay: false })],
    cache: withOwnName(config.cache),
  };
}

/** Makes a browser build tell the others of its page which React it brings. */
export function withPageHook(config: Configuration): Configuration {
  return {
    ...config,
    resolve: {
      ...config.resolve,
      // Not `development`: that build of Emotion has other class names than the server.
      conditionNames: ['webpack', 'import', 'require', 'module', 'browser', 'default'],
    },
    plugins: [...(config.plugins ?? []), { apply: addPageHook }],
  };
}

/** Lets the rule for TypeScript register every component, with the hooks that it calls. */
function withRegistrations(rule: Rule): Rule {
  if (!isTypeScriptRule(rule)) return rule;
  const getCustomTransformers = () => ({
    before: [...sourceTransformers(), registerComponents()],
  });
  return { ...rule, options: { ...rule.options, getCustomTransformers } };
}

type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number];

function isTypeScriptRule(rule: Rule): rule is RuleSetRule & { options: object } {
  return typeof rule === 'object' && /\bts-loader\b/.test(String(rule?.loader));
}

function addPageHook(compiler: Compiler) {
  new webpack.EntryPlugin(compiler.context, PAGE_HOOK, { name: undefined }).apply(compiler);
}

/** Keeps these modules apart from those of builds without registrations. */
function withOwnName(cache: Configuration['cache']): Configuration['cache'] {
  return typeof cache === 'object' && cache.type === 'filesystem'
    ? { ...cache, name: `${cache.name}-refresh` }
    : cache;
}
