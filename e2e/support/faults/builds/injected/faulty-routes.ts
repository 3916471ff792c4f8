import routes, { type Page, type Route } from 'routes-under-test';
import { faultAtLoad, faultyComponent, throwInLoader } from './fault';

function withFault(route: Route): Route {
  let page: Promise<Page> | undefined;
  return {
    ...route,
    loader: (args) => {
      throwInLoader();
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

faultAtLoad();

export default Object.fromEntries(
  Object.entries(routes).map(([id, route]) => [id, withFault(route)]),
);
