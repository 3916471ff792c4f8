/** The names of a token group, as the theme's readers take them. */
export function keysOf<Group extends Record<string, string>>(
  group: Group,
): (keyof Group & string)[] {
  return Object.keys(group).filter((name): name is keyof Group & string => name in group);
}
