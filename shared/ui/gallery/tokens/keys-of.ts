/** The names of a token group, typed for the functions of the theme. */
export function keysOf<Group extends Record<string, string>>(
  group: Group,
): (keyof Group & string)[] {
  return Object.keys(group).filter((name): name is keyof Group & string => name in group);
}
