import routes, { type Page, type Route } from 'routes-under-test';
import { applyLoadFault, faultyComponent, throwIfLoaderFault } from './fault';

function withFault(route: Route): Route {
  let page: Promise<Page> | undefined;
  return {
    ...route,
    loader: (args) => {
      throwIfLoaderFault();
      return route.loader?.(args) ?? null;
    },
    lazy: () => {
      page ??= route
        .lazy()
        .then((module) => ({ ...module, Component: faultyComponent(module.Component) }));
      return page;
    },
  };
}

applyLoadFault();

export default Object.fromEntries(
  Object.entries(routes).map(([id, route]) => [id, withFault(route)]),
);
