import { css, jsx as emotionJsx, withEmotionCache, type SerializedStyles } from '@emotion/react';
import { getRegisteredStyles, insertStyles } from '@emotion/utils';
import { LRUCache } from 'lru-cache';
import type { ElementType, Key } from 'react';
import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';

/*
 * Does the same as Emotion's `jsx-runtime`, with half the work for each element. It is used in the server
 * build, where no style changes after it was rendered and all pages use the same combinations of styles.
 */

type Props = Record<string, unknown>;

/** What nearly every `css` prop consists of; Emotion handles the others. */
type Constant = SerializedStyles | false | null | undefined;

/** Combinations of styles that are remembered; all pages together have a few hundred. */
const MAX_COMBINATIONS = 5_000;
const combinations = new LRUCache<string, SerializedStyles>({ max: MAX_COMBINATIONS });

/** @public The compiled JSX imports it. */
export { Fragment };

/** Creates an element; one with a `css` prop gets its styles and their class. */
export function jsx(type: ElementType, props: Props, key?: Key) {
  return Object.hasOwn(props, 'css') ? styledElement(type, props, key) : reactJsx(type, props, key);
}

/** The same for an element with several children, none of which is part of a list. */
export function jsxs(type: ElementType, props: Props, key?: Key) {
  return Object.hasOwn(props, 'css')
    ? styledElement(type, props, key)
    : reactJsxs(type, props, key);
}

function styledElement(type: ElementType, props: Props, key: Key | undefined) {
  const { css: value } = props;
  const isMadeOfConstants = Array.isArray(value) ? value.every(isConstant) : isConstant(value);
  return isMadeOfConstants
    ? reactJsx(Styled, { type, props }, key)
    : emotionJsx(type, key === undefined ? props : { ...props, key });
}

function isConstant(value: unknown): value is Constant {
  if (typeof value !== 'object') return value === false || value === undefined;
  return value === null || ('styles' in value && !('anim' in value));
}

interface StyledProps {
  type: ElementType;
  props: Props & { css?: Constant | Constant[]; className?: string | null };
}

const Styled = withEmotionCache<StyledProps>(({ type: Element, props }, cache) => {
  const { css: value, ...rest } = props;
  const { className: given } = rest;
  const registered: string[] = [];
  const others = given ? getRegisteredStyles(cache.registered, registered, given) : '';
  const styles = combine(value, registered, given ?? '');
  insertStyles(cache, styles, typeof Element === 'string');
  rest.className = `${others}${cache.key}-${styles.name}`;
  // Emotion's element has two children, the first one empty, and React's `useId` counts both.
  return reactJsxs(Fragment, { children: [null, reactJsx(Element, rest)] });
});

/** The styles of a `css` prop and of the classes that Emotion has made; names and classes are hashes of styles. */
function combine(
  value: StyledProps['props']['css'],
  registered: string[],
  classes: string,
): SerializedStyles {
  if (value && !Array.isArray(value) && registered.length === 0) return value;
  const names = Array.isArray(value) ? `[${value.map(nameOf).join()}]` : nameOf(value);
  const key = `${names} ${registered.length > 0 ? classes : ''}`;
  const known = combinations.get(key);
  if (known) return known;
  const styles = css(value, ...registered);
  combinations.set(key, styles);
  return styles;
}

function nameOf(value: Constant): string {
  return value ? value.name : '';
}
